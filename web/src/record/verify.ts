/** Check a record: the promise, what its game says of every shuffle, move and result, and the seal. Each finding is a line to show. */

import type { RecordRules, Sealed } from '../games/game';
import { canonical, sha256 } from './dealing';
import { finding, type Finding } from './finding';
import type { Own } from './own';
import { opened, shapedProof } from './proof';
import { areTexts, isObject, isRepeated, need } from './shape';

/** Check that nothing has changed since the record was sealed. */
function unbroken({ digest, ...content }: Sealed): Finding {
  return finding(sha256(new TextEncoder().encode(canonical(content))) === digest, 'web-verify-digest');
}

/** Tell what helped in a game: that is the record's word. */
function helped(record: Sealed): Finding[] {
  const { aids } = record as { aids?: unknown };
  if (!isObject(aids)) return [];
  const { hints = 0, taken_back = 0 } = aids;
  need(Number.isInteger(hints) && Number.isInteger(taken_back), 'aids');
  return [{ good: null, message: 'verify-aids', facts: { hints: hints as number, taken_back: taken_back as number } }];
}

/**
 * How a game is read that was taken up in the middle of another one: what bound its dealing and its seal are checked. The
 * position is what the record says; its moves are checked by `serai verify`.
 */
export const branch: RecordRules<Sealed> = {
  shaped(value) {
    need(isObject(value), 'game');
    const { players, rules, options, digest } = value;
    need(areTexts(players), 'players');
    need(Number.isInteger(rules), 'rules');
    need(isObject(options), 'options');
    need(typeof digest === 'string', 'digest');
    shapedProof(value.dealing, (players as string[]).length);
    return value as unknown as Sealed;
  },
  verify: () => ({ findings: [{ good: null, message: 'web-verify-branch', facts: {} }], whole: true }),
};

/** Check a record by the rules of its game; `own` is what this browser kept of its dealing, `promised` the commitment it was told. */
export function verify<Kept extends Sealed>(record: Kept, rules: RecordRules<Kept>, own?: Own, promised?: string): Finding[] {
  const found: Finding[] = isRepeated(record) ? [{ good: null, message: 'web-verify-repeated', facts: {} }] : [];
  const dealing = opened(record, own, promised, found);
  const { findings, whole } = rules.verify(record, dealing);
  found.push(...findings);
  found.push(...helped(record));
  if (whole) found.push(unbroken(record));
  return found;
}
