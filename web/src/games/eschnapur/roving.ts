/** One stop of the Tab key for a row of buttons; arrows walk along it, or across it when it is a plan. */

const LIVE = 'button:not(:disabled)';
/** Pixels that no page is wide. */
const ASIDE = 1e6;

function near(buttons: HTMLElement[], here: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const middle = (node: HTMLElement) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [fromX, fromY] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const [toX, toY] = middle(button);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (button === here || along <= 4 || across >= 3 * along) continue;
    // Straight ahead is nearer than aslant. What lies rather to the side is for another arrow while there is anything
    // ahead: it might stand before the only way to something.
    const far = along + 2 * across + (across > along ? ASIDE : 0);
    if (far < least) [best, least] = [button, far];
  }
  return best;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Attach to a row; with `plan` the arrows go wherever they point. */
export const roving = (plan = false) => (row: HTMLElement): (() => void) => {
  let current: HTMLElement | null = null;
  const buttons = () => [...row.querySelectorAll<HTMLElement>(LIVE)];
  const settle = () => {
    const all = buttons();
    if (!current || !all.includes(current)) current = all.find((button) => button.hasAttribute('data-here')) ?? all[0] ?? null;
    for (const button of all) {
      const stop = button === current ? '0' : '-1';
      // A button without the attribute says 0 too; whoever looks for the stop looks for the attribute.
      if (button.getAttribute('tabindex') !== stop) button.setAttribute('tabindex', stop);
    }
  };
  const focus = (event: FocusEvent) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>(LIVE);
    if (button) current = button;
    settle();
  };
  const key = (event: KeyboardEvent) => {
    const direction = WAYS[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!plan && direction[1]) return;
    const all = buttons();
    const here = (event.target as HTMLElement).closest<HTMLElement>(LIVE);
    if (!here) return;
    const next = plan ? near(all, here, ...direction) : all[all.indexOf(here) + direction[0]];
    if (!next) return; // past the end of a row the arrows lead on to the next one
    if (plan) event.stopPropagation();
    event.preventDefault();
    next.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(row, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  row.addEventListener('focusin', focus);
  row.addEventListener('keydown', key);
  settle();
  return () => {
    watch.disconnect();
    row.removeEventListener('focusin', focus);
    row.removeEventListener('keydown', key);
  };
};
