/** A table without a server: the page itself tells what happens and answers moves, to learn a game or to try a move. */

import { words } from '../language.svelte';
import type { SeatInfo, TableEvent, TableInfo } from '../protocol';
import { Table } from './table.svelte';

type Who = Pick<SeatInfo, 'kind' | 'name' | 'level'>;

/** What becomes of a move that was made at the table: whether it was played. */
export type Answer = (move: string) => boolean | Promise<boolean>;

export class LocalTable extends Table {
  constructor(
    game: string,
    options: object,
    seats: readonly Who[],
    seat: number,
    readonly answer: Answer,
  ) {
    super('here');
    this.seat = seat;
    this.info = infoOf(game, options, seats, seat);
  }

  override open(): void {}
  override close(): void {}
  override get lost(): boolean {
    return false;
  }

  /** Lay out a whole log at once. */
  lay(events: readonly TableEvent[]): void {
    this.version = 0;
    this.problem = '';
    this.events = events;
    this.follower?.news(true);
  }

  /** Tell what has happened next. */
  tell(events: readonly TableEvent[]): void {
    this.version++;
    this.events = [...this.events, ...events];
    this.follower?.news(false);
  }

  override async move(move: string): Promise<boolean> {
    this.problem = '';
    try {
      return await this.answer(move);
    } catch (why) {
      const refused = (why as { refusal?: Parameters<ReturnType<typeof words>['refusal']>[1] }).refusal;
      if (!refused) throw why;
      this.problem = words().refusal(this.info!.game, refused, this.names, this.seat);
      return false;
    }
  }

  /** To say that one has nothing to add is a deed like any other. */
  override ready = (): Promise<boolean> => this.move('ready');
  override phrase = (): Promise<boolean> => Promise.resolve(false);
  override say = (): Promise<boolean> => Promise.resolve(false);
  override mute = (): Promise<boolean> => Promise.resolve(true);
}

function infoOf(game: string, options: object, seats: readonly Who[], seat: number): TableInfo {
  const plain = { connected: true, queued: false, left: false, since: Date.now(), ready: false, kept: false, seated: true, face: '' };
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
    branch: null,
  };
}
