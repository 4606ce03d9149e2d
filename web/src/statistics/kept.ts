/** One's own finished games in figures: fetched once from their records, and kept in this browser. */

import { base } from '../base';
import { connection } from '../connection.svelte';
import { gameNamed } from '../house.svelte';
import type { MyTables, TableCard } from '../protocol';
import { readFile } from '../record/record';
import { seats } from '../seats';
import { fared } from '../table/result';

/** A finished game of one's own. */
export interface Played {
  table: string;
  game: string;
  /** When the table was opened, in milliseconds since 1970. */
  at: number;
  seat: number;
  /** The others: computer players by their level, people by their name. */
  others: readonly { level: string | null; name: string }[];
  result: 'won' | 'lost' | 'shared' | 'nobody';
  /** Whether something helped: a table that shows what is known, hints, moves taken back. */
  aided: boolean;
  /** What one did, as the game counts it; without it the game is only counted. */
  counts?: Record<string, number>;
  /** How one fared against each of the others, by their place among them. */
  meetings?: readonly { other: number; score: number }[];
}

const PLACE = `serai${base}.statistics`;
/** Seats asked for at a time. */
const AT_ONCE = 100;

export function kept(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function keep(games: readonly Played[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing counts anew each time.
  }
}

/** Forget all figures; games that this browser still has a seat at can be counted anew. */
export function erase(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // There is nothing to forget.
  }
}

/** Count what has ended since the last time; tells how far it is. */
export async function collect(told: (games: readonly Played[], left: number) => void): Promise<void> {
  const games = kept();
  const known = new Set(games.map(({ table }) => table));
  const tokens = seats().flatMap(({ table, token }) => (known.has(table) ? [] : [token]));
  const fresh: TableCard[] = [];
  for (let at = 0; at < tokens.length; at += AT_ONCE) {
    const { tables } = await connection.ask<MyTables>({ type: 'mine', tokens: tokens.slice(at, at + AT_ONCE) });
    // A game taken up in the middle of another one tells of an experiment, not of its player.
    fresh.push(...tables.filter((table) => fared(table) && !table.branch && table.seat !== null));
  }
  told(games, fresh.length);
  for (const [at, table] of fresh.entries()) {
    games.push(await counted(table));
    keep(games);
    told([...games], fresh.length - at - 1);
  }
}

async function counted(card: TableCard): Promise<Played> {
  const seat = card.seat!;
  const places = card.seats.map((_, number) => number).filter((number) => number !== seat);
  const others = places.map((number) => {
    const { kind, held, level, name } = card.seats[number]!;
    return { level: kind === 'computer' && !held ? level : null, name };
  });
  const basic: Played = { table: card.table, game: card.game, at: card.created, seat, others, result: fared(card)!, aided: card.practice || card.aids.hints + card.aids.taken_back > 0 };
  try {
    const part = await (await gameNamed(card.game)?.pages?.())?.statistics?.();
    const answer = part && (await fetch(`${base}/api/tables/${card.table}/record`));
    if (!answer?.ok) return basic;
    const record = part!.shaped(readFile(await answer.text())[0]);
    const meetings = part!.meetings(record, seat).map(({ other, score }) => ({ other: places.indexOf(other), score }));
    return { ...basic, counts: part!.counts(record, seat), meetings };
  } catch {
    return basic; // a record of rules that this page does not know is a game all the same
  }
}
