/** Check a record of Eschnapur: every shuffle, every move by the rules, points and winners. */

import type { Dealing } from '../../../record/dealing';
import { finding, type Finding } from '../../../record/finding';
import type { Checked } from '../../game';
import { HOUSE } from './box';
import { ownBox } from './own-box';
import { deal, play } from './play';
import type { EschnapurRecord } from './record';
import { Forbidden, type Game, type Shuffle } from './turn';

export { shaped } from './record';

/** A shuffle that the record does not have, or not of these things. */
class Misdealt extends Error {}

/** Check every shuffle, move and result of a game. */
export function verify(record: EschnapurRecord, dealing: Dealing | null): Checked {
  const findings: Finding[] = [];
  const { options, orders, players, moves } = record;
  const box = options.components ? ownBox(options.components) : HOUSE;

  const asked = new Map<string, readonly number[]>();
  const shuffle: Shuffle = (label, things) => {
    const order = orders[label];
    const alike = order && [...order].sort((a, b) => a - b).join() === [...things].sort((a, b) => a - b).join();
    if (!alike) throw new Misdealt(label);
    asked.set(label, things);
    return order;
  };
  const first = orders['first player'] ?? [];
  const right = dealing && first.length === 1 && dealing.pick('first player', players.length) === first[0];
  findings.push(finding(!!right, 'eschnapur-verify-first'));

  let game: Game | null = null;
  let played = 0;
  try {
    [game] = deal(options, players.length, shuffle, first[0] ?? 0, box);
    for (const [seat, move] of moves) {
      [game] = play(game, seat, move, shuffle);
      played++;
    }
    findings.push(finding(true, 'eschnapur-verify-moves', { count: played }));
  } catch (why) {
    if (!(why instanceof Forbidden) && !(why instanceof Misdealt)) throw why;
    const notation = why instanceof Forbidden ? (moves[played]?.[1].slice(0, 40) ?? '') : '';
    const refusal = (why instanceof Forbidden && why.refusal) || undefined;
    if (why instanceof Forbidden) findings.push(finding(false, 'eschnapur-verify-moves', { move: played + 1, notation, why: notation }, refusal));
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
  if (over && !game.ended) findings.push(finding(false, 'eschnapur-verify-ended'));
  if (!over) findings.push({ good: true, message: 'eschnapur-verify-broken-off', facts: {} });
  const { points, winners } = game.at;
  findings.push(finding(points.join() === record.points.join(), 'eschnapur-verify-points', { points: points.join(' – ') }));
  findings.push(finding((over ? winners : []).join() === record.winners.join(), 'eschnapur-verify-winners'));
  return { findings, whole: true };
}
