/** Check a record of Eschnapur: every shuffle, every move by the rules, points and winners. */

import type { Dealing } from '../../../record/dealing';
import { finding, type Finding } from '../../../record/finding';
import type { Checked } from '../../game';
import type { EschnapurRecord } from './record';
import { Misdealt, played, shuffles } from './replay';
import { Forbidden, type Game } from './turn';

export { shaped } from './record';

/** Check every shuffle, move and result of a game. */
export function verify(record: EschnapurRecord, dealing: Dealing | null): Checked {
  const findings: Finding[] = [];
  const { orders, players, moves } = record;

  const asked = new Map<string, readonly number[]>();
  const first = orders['first player'] ?? [];
  const right = dealing && first.length === 1 && dealing.pick('first player', players.length) === first[0];
  findings.push(finding(!!right, 'eschnapur-verify-first'));

  let game: Game | null = null;
  let moved = -1;
  try {
    for ([game] of played(record, shuffles(record, asked))) moved++;
    findings.push(finding(true, 'eschnapur-verify-moves', { count: moved }));
  } catch (why) {
    if (!(why instanceof Forbidden) && !(why instanceof Misdealt)) throw why;
    const notation = why instanceof Forbidden ? (moves[moved]?.[1].slice(0, 40) ?? '') : '';
    const refusal = (why instanceof Forbidden && why.refusal) || undefined;
    if (why instanceof Forbidden) findings.push(finding(false, 'eschnapur-verify-moves', { move: moved + 1, notation, why: notation }, refusal));
    else findings.push(finding(false, 'eschnapur-verify-shuffles', { label: why.message }));
    return { findings, whole: false };
  }

  const labels = Object.keys(orders).filter((label) => label !== 'first player');
  let wrong = labels.find((label) => !asked.has(label));
  for (const [label, things] of asked) {
    if (!dealing || dealing.shuffle(label, things).join() !== orders[label]!.join()) wrong ??= label;
  }
  findings.push(finding(wrong === undefined, 'eschnapur-verify-shuffles', { count: labels.length, label: (wrong ?? '').slice(0, 40) }));

  const over = record.end.reason === 'played';
  if (over && !game!.ended) findings.push(finding(false, 'eschnapur-verify-ended'));
  if (!over) findings.push({ good: true, message: 'eschnapur-verify-broken-off', facts: {} });
  const { points, winners } = game!.at;
  findings.push(finding(points.join() === record.points.join(), 'eschnapur-verify-points', { points: points.join(' – ') }));
  findings.push(finding((over ? winners : []).join() === record.winners.join(), 'eschnapur-verify-winners'));
  return { findings, whole: true };
}
