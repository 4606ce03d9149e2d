/** Explanations of things on a table, on hover, focus and long press; Escape and looking away let go of them. */

import { say } from '../language.svelte';
import { tellFurther } from '../text/further';
import './explain.css';

/** Milliseconds for which a pointer rests on a thing, or a finger presses it, before it explains itself. */
const REST = 450;

export function explain(root: HTMLElement, game: string): () => void {
  const words = tellFurther(`${game}/learn`);
  const tip = document.createElement('div');
  tip.className = 'explanation';
  tip.id = 'explanation';
  tip.popover = 'manual';
  tip.setAttribute('role', 'tooltip');
  root.append(tip);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let about: HTMLElement | null = null;
  let pressed = false;

  const thing = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-explain]');
  function hide(): void {
    clearTimeout(timer);
    about?.removeAttribute('aria-describedby');
    about = null;
    if (tip.matches(':popover-open')) tip.hidePopover();
  }
  async function show(of: HTMLElement): Promise<void> {
    await words;
    if (!of.isConnected) return;
    hide();
    about = of;
    tip.textContent = say(`${game}-explain-${of.dataset.explain}`);
    of.setAttribute('aria-describedby', tip.id);
    tip.showPopover();
    const at = of.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(6, Math.min(innerWidth - width - 6, at.left + at.width / 2 - width / 2));
    const above = at.top - height - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(innerHeight - height - 6, at.bottom + 8)}px`;
  }
  const soon = (of: HTMLElement) => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(of), REST);
  };

  /** One stop of the Tab key for all that only explains itself; the arrows go from one to the next. */
  function walk(event: KeyboardEvent): void {
    const of = thing(event);
    const all = [...(of?.closest('[data-explains]')?.querySelectorAll<HTMLElement>('[data-explain]') ?? [])];
    const next = of && all[all.indexOf(of) + (event.key === 'ArrowRight' ? 1 : -1)];
    if (!next || event.target !== of) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  const listeners: Record<string, (event: any) => void> = {
    pointerover: (event: PointerEvent) => {
      const of = thing(event);
      if (event.pointerType === 'touch' || (of && of === about)) return;
      hide();
      if (of) soon(of);
    },
    pointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && hide(),
    pointerdown: (event: PointerEvent) => {
      hide();
      pressed = false;
      const of = thing(event);
      if (event.pointerType !== 'touch' || !of) return;
      timer = setTimeout(() => {
        pressed = true;
        void show(of);
      }, REST);
    },
    pointerup: () => about || clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    // A long press has asked, not done: what was pressed is not touched as well.
    click: (event: MouseEvent) => {
      if (pressed) {
        event.stopPropagation();
        event.preventDefault();
      }
      pressed = false;
    },
    contextmenu: (event: MouseEvent) => pressed && event.preventDefault(),
    focusin: (event: FocusEvent) => {
      const of = thing(event);
      if (of?.matches(':focus-visible')) void show(of);
    },
    focusout: () => hide(),
    keydown: (event: KeyboardEvent) => (event.key === 'ArrowRight' || event.key === 'ArrowLeft') && walk(event),
  };
  for (const [kind, listener] of Object.entries(listeners)) root.addEventListener(kind, listener, true);
  const already = root.querySelector<HTMLElement>('[data-explain]:hover');
  if (already) soon(already);
  const away = () => hide();
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  addEventListener('scroll', away, { passive: true });
  addEventListener('keydown', escape);
  return () => {
    for (const [kind, listener] of Object.entries(listeners)) root.removeEventListener(kind, listener, true);
    removeEventListener('scroll', away);
    removeEventListener('keydown', escape);
    hide();
    tip.remove();
  };
}
