/** Svelte components as parts that any page can draw. */

import { mount, unmount, type Component } from 'svelte';
import type { Draw, Later } from './game';

export const drawn =
  <Given extends object>(Part: Component<Given>): Draw<Given> =>
  (target, props) => {
    const part = mount(Part, { target, props });
    return () => void unmount(part);
  };

/** A component that is fetched when it is needed. */
export const later =
  <Given extends object>(load: Later<{ default: Component<Given> }>): Later<Draw<Given>> =>
  async () =>
    drawn((await load()).default);
