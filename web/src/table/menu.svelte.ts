/** What the head of the page offers besides the pages, while a table is shown. */

import type { Snippet } from 'svelte';

export const menu = $state<{ shown: Snippet | null }>({ shown: null });
