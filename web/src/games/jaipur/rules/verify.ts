/** Check a record of Jaipur: every shuffle, every move, every result. */

import type { Dealing } from '../../../record/dealing';
import { finding, type Finding } from '../../../record/finding';
import type { Checked } from '../../game';
import { BONUSES, CARDS, OPENING_CAMELS, PILES, type Seat } from './box';
import { Illegal, dealRound, play, scores, verdict } from './play';
import type { JaipurRecord, RecordedRound } from './record';

export { shaped } from './record';

/** The cards that are shuffled, the camels that open the market left out (J-S1). */
const BOX = Object.entries(CARDS)
  .map(([kind, count]) => kind.repeat(kind === 'M' ? count - OPENING_CAMELS : count))
  .join('');

/** Check every shuffle, move and result of a match. */
export function verify(record: JaipurRecord, dealing: Dealing | null): Checked {
  const findings: Finding[] = [];
  const add = (...of: Parameters<typeof finding>) => findings.push(finding(...of));
  const { rounds } = record;

  const seals: [number, number] = [0, 0];
  let starter = dealing ? (dealing.pick('starter', 2) as Seat) : null;
  for (const [at, recorded] of rounds.entries()) {
    const round = at + 1;
    add(recorded.starter === starter, 'web-verify-starter', { round });
    add(dealing !== null && dealtFairly(dealing, recorded, round), 'web-verify-deal', { round });
    let state = dealRound(recorded);
    for (const [index, notation] of recorded.moves.entries()) {
      try {
        [state] = play(state, notation);
      } catch (why) {
        const facts = { round, move: index + 1, notation: notation.slice(0, 40), why: notation.slice(0, 40) };
        add(false, 'web-verify-move', facts, why instanceof Illegal ? why.refusal : undefined);
        return { findings, whole: false };
      }
    }
    add(true, 'web-verify-moves', { round, count: recorded.moves.length });
    const [first, second] = scores(state);
    const { winner } = state.ended ? verdict(state) : { winner: null };
    if (!state.ended) {
      const broken = at === rounds.length - 1 && record.end.reason !== 'played';
      findings.push({ good: broken, message: 'web-verify-unfinished', facts: { round } });
    }
    add(first === recorded.scores[0] && second === recorded.scores[1] && winner === recorded.winner, 'web-verify-scores', { round, first, second });
    if (winner !== null) seals[winner] += 1;
    // J-S4, J-E5
    starter = winner === null ? (recorded.starter ? 0 : 1) : winner ? 0 : 1;
    const over = Math.max(...seals) >= record.options.seals;
    if (over !== (at === rounds.length - 1) && (over || record.end.reason === 'played')) add(false, 'web-verify-winner');
  }
  const bySeals = ([0, 1] as const).find((seat) => seals[seat] >= record.options.seals) ?? null;
  const winner = record.end.reason === 'played' || record.end.seat === null ? bySeals : record.end.seat ? 0 : 1;
  add(winner === record.winner, 'web-verify-winner');
  return { findings, whole: true };
}

function dealtFairly(dealing: Dealing, recorded: RecordedRound, round: number): boolean {
  if (dealing.shuffle(`round ${round}/deck`, BOX).join('') !== recorded.deck) return false;
  for (const pile of PILES) {
    const shuffled = dealing.shuffle(`round ${round}/bonus ${pile}`, BONUSES[pile]);
    if (shuffled.join() !== recorded.bonus[pile].join()) return false;
  }
  return true;
}
