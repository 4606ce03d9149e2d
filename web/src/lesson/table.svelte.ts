/** A table without a server: the page itself deals, plays and tells, so that a game can be learned anywhere. */

import { words } from '../language.svelte';
import type { TableEvent, TableInfo } from '../protocol';
import { settings } from '../settings.svelte';
import { Table } from '../table/table.svelte';
import type { Script } from './script';

/** Who decides what becomes of a move that was made at the table; resolves to whether it was played. */
export type Judge = (move: string) => boolean;

export class LessonTable extends Table {
  constructor(
    game: string,
    script: Script,
    readonly judge: Judge,
  ) {
    super('lesson');
    this.seat = script.seat;
    this.info = infoOf(game, script);
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
      return this.judge(move);
    } catch (why) {
      const refused = (why as { refusal?: Parameters<ReturnType<typeof words>['refusal']>[1] }).refusal;
      if (!refused) throw why;
      this.problem = words().refusal(this.info!.game, refused, this.names, this.seat);
      return false;
    }
  }

  /** To say that one has nothing to add is a deed like any other: the guide says what it thinks of it. */
  override ready = (): Promise<boolean> => this.move('ready');
  override phrase = (): Promise<boolean> => Promise.resolve(false);
  override say = (): Promise<boolean> => Promise.resolve(false);
  override mute = (): Promise<boolean> => Promise.resolve(true);
}

function infoOf(game: string, { seat, levels, options }: Script): TableInfo {
  const plain = { connected: true, queued: false, left: false, since: Date.now(), ready: false, kept: false, seated: true };
  return {
    game,
    options: options as TableInfo['options'],
    seats: levels.map((level, at) =>
      at === seat ? { ...plain, kind: 'human', name: settings.name, level: null, held: true } : { ...plain, kind: 'computer', name: '', level, held: false },
    ),
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
