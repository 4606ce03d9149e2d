/** A table without a server: this page itself tells what happened, and somebody here answers moves. */

import type { SeatInfo, TableEvent, TableInfo } from '../protocol';
import { Table } from './table.svelte';

/** Answers a move that was made at the table: whether it was played. */
export type Answer = (move: string) => boolean | Promise<boolean>;

export class LocalTable extends Table {
  constructor(
    game: string,
    options: object,
    seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'level'>[],
    seat: number,
    readonly answer: Answer,
  ) {
    super('here');
    this.seat = seat;
    this.info = infoOf(game, options, seats, seat);
  }

  override open(): void {}
  override close(): void {}

  /** Lay out a whole log at once. */
  lay(events: readonly TableEvent[]): void {
    this.version = 0;
    this.problem = '';
    this.events = events;
    this.follower?.news(true);
  }

  override async move(move: string): Promise<boolean> {
    this.problem = '';
    return this.answer(move);
  }

  override phrase = (): Promise<boolean> => Promise.resolve(false);
  override say = (): Promise<boolean> => Promise.resolve(false);
  override mute = (): Promise<boolean> => Promise.resolve(true);
}

function infoOf(game: string, options: object, seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'level'>[], seat: number): TableInfo {
  const plain = { connected: true, queued: false, left: false, since: Date.now(), ready: false, kept: false, seated: true };
  return {
    game,
    options: options as TableInfo['options'],
    seats: seats.map((who, at) => ({ ...plain, ...who, held: at === seat })),
    status: 'playing',
    outcome: null,
    end: null,
    dealing: { missing: [] } as unknown as TableInfo['dealing'],
    clock: null,
    chat: false,
    practice: false,
    listed: false,
    rematch: null,
    watchers: 0,
    created: Date.now(),
    hearing: 0,
    away: 0,
    hearing_left: null,
  };
}
