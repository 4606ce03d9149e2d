/** What the server tells of a match, by the names that the table uses. */

export type { JaipurMatchView, JaipurOptions } from '../../protocol';
