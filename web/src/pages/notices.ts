/** Notices by the browser that a game waits for one: for who has asked for them, and while the page is out of sight. */

import { connection } from '../connection.svelte';
import { gameNamed } from '../house.svelte';
import { further, say, words } from '../language.svelte';
import type { MyTables, ServerMessage, TableCard } from '../protocol';
import { go } from '../route.svelte';
import { seatAt, seats } from '../seats';
import { choose, settings } from '../settings.svelte';
import { nameOf } from '../table/names';
import { isMyTurn } from '../table/order';

/** Milliseconds between two looks at the tables that this page does not follow, and of how many seats. */
const PAUSE = 30_000;
const RECENT = 40;

/** Whether each game waited for the holder of this browser's seat when it was last heard of, and who sits there. */
const waiting = new Map<string, boolean>();
const cards = new Map<string, TableCard>();
let watching = false;

/** Look after one's games from now on. */
export function watch(): void {
  if (watching) return;
  watching = true;
  void further('return').catch(() => undefined);
  connection.hear(hear);
  connection.greet(look);
  setInterval(() => connection.status === 'open' && void look().catch(() => undefined), PAUSE);
}

async function look(): Promise<void> {
  const tokens = seats().slice(0, RECENT).map(({ token }) => token);
  if (!tokens.length) return;
  for (const card of (await connection.ask<MyTables>({ type: 'mine', tokens })).tables) {
    cards.set(card.table, card);
    note(card.table, isMyTurn(card));
  }
}

function hear(message: ServerMessage): void {
  if (message.type !== 'update') return;
  const held = seatAt(message.table);
  if (held) note(message.table, message.awaited.includes(held.seat));
}

/** What was so when the page came is no news, and who looks at the page sees it. */
function note(table: string, mine: boolean): void {
  const news = mine && waiting.get(table) === false;
  waiting.set(table, mine);
  if (news && document.hidden && settings.notices) show(table);
}

function show(table: string): void {
  const card = cards.get(table);
  const others = card?.seats.flatMap((seat, number) => (number === card.seat ? [] : [nameOf(seat, number)])) ?? [];
  const title = card && gameNamed(card.game) ? `${say(`game-${card.game}`)} · Serai` : 'Serai';
  try {
    // Several pages of one browser show one notice.
    const notice = new Notification(title, { tag: table, body: others.length ? say('web-notice-told', { players: words().all(others) }) : say('web-your-turn') });
    notice.onclick = () => {
      focus();
      go(`/table/${table}`);
      notice.close();
    };
  } catch {
    // A browser that shows notices of installed pages only: it has said so when it was asked.
  }
}

/** Ask the browser for leave, and tell whether it shows notices of this page. */
export async function begin(): Promise<'on' | 'denied' | 'none'> {
  if (!('Notification' in globalThis)) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    new Notification('Serai', { tag: 'serai', body: say('web-notices-on') });
  } catch {
    return 'none';
  }
  choose({ notices: true });
  watch();
  return 'on';
}
