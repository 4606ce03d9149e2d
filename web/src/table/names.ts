/** What the seats are called in the language chosen. */

import { say } from '../language.svelte';
import type { SeatInfo } from '../protocol';
import { LEVELS } from '../settings.svelte';

/** What whoever sits at the seat of that number is called; people without a name are told apart by their seat. */
export function nameOf(seat: SeatInfo, number: number): string {
  if (seat.kind === 'computer' && !seat.held) return computerName(seat.level ?? 'merchant');
  if (seat.name) return seat.name;
  return seat.seated || seat.held ? unnamed(number) : say('web-empty-seat');
}

const unnamed = (number: number): string => say('player-unnamed', { number: number + 1 });

const isLevel = (name: string): boolean => LEVELS.some((level) => level === name);
/** A computer player by its level, or as the kind of player it is. */
export const computerName = (level: string): string => (isLevel(level) ? say(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1));

/** A player's name in a record; computer players are named by their level, people without a name by their seat. */
export const playerName = (name: string, number: number): string => (isLevel(name) ? computerName(name) : name || unnamed(number));

/** How a seat fares; a computer player that may act is thinking. */
export function presence(seat: SeatInfo, acting: boolean): 'open' | 'left' | 'away' | 'stand-in' | 'thinking' | '' {
  if (!seat.seated && seat.kind === 'human') return 'open';
  if (seat.kind === 'computer') return seat.held ? 'stand-in' : acting ? 'thinking' : '';
  if (seat.left) return 'left';
  return seat.connected ? '' : 'away';
}
