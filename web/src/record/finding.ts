/** What a check has found: a line to show. */

import type { Refusal } from '../text/renderer';

export interface Finding {
  /** Whether it holds; null where it only says what was, or was not, checked. */
  good: boolean | null;
  message: string;
  facts: Record<string, string | number>;
  /** The refusal that a bad move met. */
  refusal?: Refusal;
}

export const finding = (good: boolean, message: string, facts: Finding['facts'] = {}, refusal?: Refusal): Finding =>
  ({ good, message: good ? message : `${message}-bad`, facts, refusal });
