/** What a person has chosen, kept in this browser. */

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LEVELS = ['apprentice', 'peddler', 'stallholder', 'merchant', 'caravaneer', 'treasurer', 'maharaja'] as const;

interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** Whether things move on the table; 'auto' follows the system. */
  motion: 'auto' | 'none';
  /** Whether chat is shown. */
  chat: boolean;
  name: string;
  /** The drawn face that others see. */
  face: string;
  level: string;
  /** How many sit at a table, where that can be chosen. */
  company: number;
  /** How the next table is set: a clock, practice; what its game asks is kept beside it, by the choice's name. */
  clock: 'none' | 'quick' | 'calm' | 'day' | 'days' | 'week';
  practice: boolean;
  /** How fast a replay goes on by itself, and whether it tells of nothing that is still to come. */
  replaySpeed: number;
  spoilerFree: boolean;
  /** Whether the browser tells that it is one's turn. */
  notices: boolean;
}

const PLACE = 'serai.settings';

function first(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: first(),
  theme: 'auto',
  sound: false,
  motion: 'auto',
  chat: true,
  name: '',
  face: '',
  level: 'peddler',
  company: 4,
  clock: 'none',
  practice: false,
  replaySpeed: 1,
  spoilerFree: false,
  notices: false,
  ...stored(),
});

/** Change settings, and keep them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things are to stand at their place at once. */
export const still = (): boolean => settings.motion === 'none' || calm.matches;
