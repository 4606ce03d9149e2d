/** The words of a view that the table speaks of by name. */

import type { EschnapurView } from '../../protocol';

export type { EschnapurOptions, EschnapurView } from '../../protocol';
export type Colour = EschnapurView['colours'][number];
export type Phase = EschnapurView['phase'];
/** One of the two reserve tokens that are up for sale. */
export type Sale = EschnapurView['offers'][number]['token'];
