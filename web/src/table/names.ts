/** What the seats are called in the language chosen. */

import { say } from '../language.svelte';
import type { SeatInfo } from '../protocol';
import { LEVELS } from '../settings.svelte';

export function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'computer' && !seat.held) return say(`level-${seat.level ?? 'merchant'}`);
  if (seat.name) return seat.name;
  return seat.seated || seat.held ? say('web-guest') : say('web-empty-seat');
}

/** A player's name in a record; computer players are named by their level. */
export const playerName = (name: string): string => (LEVELS.some((level) => level === name) ? say(`level-${name}`) : name);

/** How a seat fares; a computer player that may act is thinking. */
export function presence(seat: SeatInfo, acting: boolean): 'open' | 'left' | 'away' | 'stand-in' | 'thinking' | '' {
  if (!seat.seated && seat.kind === 'human') return 'open';
  if (seat.kind === 'computer') return seat.held ? 'stand-in' : acting ? 'thinking' : '';
  if (seat.left) return 'left';
  return seat.connected ? '' : 'away';
}
