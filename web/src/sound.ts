/** Soft sounds, off until asked for: whoever does without never loads them. */

import { settings } from './settings.svelte';

export function sound(name: string): void {
  if (settings.sound) void import('./table/notes').then(({ play }) => play(name)).catch(() => undefined);
}
