/** What lies on a table explains itself; what it takes to do so comes a moment after the table. */

const MOMENT = 1_500;

/** Attach to a table of a game; things carry the name of what is said about them in `data-explain`. */
export const explained = (game: string) => (root: HTMLElement): (() => void) => {
  let stop = (): void => {};
  let here = true;
  const timer = setTimeout(() => void import('./explain').then(({ explain }) => here && (stop = explain(root, game))).catch(() => undefined), MOMENT);
  return () => {
    here = false;
    clearTimeout(timer);
    stop();
  };
};
