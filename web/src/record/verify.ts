/** Check a record: the promise, every shuffle, every move, every result. Each finding is a line to show. */

import { BONUSES, CARDS, PILES, type Seat } from '../jaipur/goods';
import { Illegal, dealRound, play, scores, verdict } from '../jaipur/match';
import { Dealing, bytes, commitment, sha256 } from './dealing';
import type { JaipurRecord, RecordedRound } from './record';
import type { Refusal } from '../text/renderer';

type Proof = JaipurRecord['dealing'];

export interface Finding {
  good: boolean;
  message: string;
  facts: Record<string, string | number>;
  /** The refusal that a bad move met. */
  refusal?: Refusal;
}

export const finding = (good: boolean, message: string, facts: Finding['facts'] = {}, refusal?: Refusal): Finding =>
  ({ good, message: good ? message : `${message}-bad`, facts, refusal });

/** The 52 cards that are shuffled, three camels of the market left out (J-S1). */
const BOX = Object.entries(CARDS)
  .map(([kind, count]) => kind.repeat(kind === 'M' ? count - 3 : count))
  .join('');

/** Check the promise and open the dealing, or return null where the secret is none. */
export async function opened(proof: Proof, promised: string | undefined, found: Finding[]): Promise<Dealing | null> {
  let dealing: Dealing | null = null;
  let kept = false;
  try {
    const secret = bytes(proof.secret);
    kept = secret.length === 32 && (await commitment(secret)) === proof.commitment;
    dealing = await Dealing.open(secret, proof.entropy.map(bytes));
  } catch {
    // What is not hexadecimal is no secret.
  }
  found.push(finding(kept, 'web-verify-commitment'));
  if (promised) found.push(finding(promised === proof.commitment, 'web-verify-held'));
  return dealing;
}

/** Check that nothing has changed since the record was sealed. */
export async function unbroken({ digest, ...content }: { digest: string }): Promise<Finding> {
  return finding((await sha256(new TextEncoder().encode(canonical(content)))) === digest, 'web-verify-digest');
}

/** JSON with sorted keys and no spaces, as the digest is taken over. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Check a record; `promised` is the commitment that this browser was given at the table, if it was. */
export async function verify(record: JaipurRecord, promised?: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const add = (...of: Parameters<typeof finding>) => found.push(finding(...of));
  const { rounds } = record;
  const dealing = await opened(record.dealing, promised, found);

  const seals: [number, number] = [0, 0];
  let starter = dealing ? ((await dealing.pick('starter', 2)) as Seat) : null;
  for (const [at, recorded] of rounds.entries()) {
    const round = at + 1;
    add(recorded.starter === starter, 'web-verify-starter', { round });
    add(dealing !== null && (await dealtFairly(dealing, recorded, round)), 'web-verify-deal', { round });
    let state = dealRound(recorded);
    for (const [index, notation] of recorded.moves.entries()) {
      try {
        [state] = play(state, notation);
      } catch (why) {
        const facts = { round, move: index + 1, notation: notation.slice(0, 40), why: notation.slice(0, 40) };
        add(false, 'web-verify-move', facts, why instanceof Illegal ? why.refusal : undefined);
        return found;
      }
    }
    add(true, 'web-verify-moves', { round, count: recorded.moves.length });
    const [first, second] = scores(state);
    const { winner } = state.ended ? verdict(state) : { winner: null };
    if (!state.ended) {
      const broken = at === rounds.length - 1 && record.end.reason !== 'played';
      found.push({ good: broken, message: 'web-verify-unfinished', facts: { round } });
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

  found.push(await unbroken(record));
  return found;
}

async function dealtFairly(dealing: Dealing, recorded: RecordedRound, round: number): Promise<boolean> {
  if ((await dealing.shuffle(`round ${round}/deck`, BOX)).join('') !== recorded.deck) return false;
  for (const pile of PILES) {
    const shuffled = await dealing.shuffle(`round ${round}/bonus ${pile}`, BONUSES[pile]);
    if (shuffled.join() !== recorded.bonus[pile].join()) return false;
  }
  return true;
}
