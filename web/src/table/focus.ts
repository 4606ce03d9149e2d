/**
 * The keyboard stays at the table: when what had the focus vanishes or is switched off, the browser lets the focus fall
 * to the page's body, from where a person has to walk all the way back.
 */

const STOP = 'button[tabindex="0"]:not(:disabled)';

/** Attach to a table: a lost focus goes to the row it was in, else to the first row with something to pick. */
export const keepFocus = (root: HTMLElement): (() => void) => {
  let last: HTMLElement | null = null;
  let row = '';
  const note = (event: FocusEvent) => {
    last = event.target as HTMLElement;
    row = last.closest<HTMLElement>('[data-row]')?.dataset.row ?? '';
  };
  const stopIn = (selector: string) => root.querySelector<HTMLElement>(`${selector} ${STOP}`);
  const mend = () => {
    if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    // Whoever clicked beside everything wanted the focus to go: what had it is still there.
    if (last.isConnected && !last.matches(':disabled') && last.tabIndex >= 0) return;
    const next = (row && stopIn(`[data-row="${row}"]`)) || stopIn('[data-row]') || root.querySelector<HTMLElement>('.speech');
    next?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => requestAnimationFrame(mend));
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', note);
  };
};
