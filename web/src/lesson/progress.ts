/** How far a person has come with the guided games, kept in this browser. */

const place = (game: string): string => `serai.lesson.${game}`;

/** The step that a person has reached, 0 for nobody who has begun; 'done' after the last one. */
export function reached(game: string): number | 'done' {
  const kept = localStorage.getItem(place(game));
  return kept === 'done' ? kept : Math.max(0, Math.floor(Number(kept)) || 0);
}

export function keep(game: string, step: number | 'done'): void {
  try {
    localStorage.setItem(place(game), String(step));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

const advice = (game: string): string => `serai.advice.${game}`;

/** Whether a person has looked at the advice for after the first game. */
export const adviceSeen = (game: string): boolean => localStorage.getItem(advice(game)) !== null;

export function seeAdvice(game: string): void {
  try {
    localStorage.setItem(advice(game), 'seen');
  } catch {
    // It is offered once more.
  }
}

/** Begin anew the next time. */
export const forget = (game: string): void => localStorage.removeItem(place(game));
