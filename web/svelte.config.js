import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Names that depend on the styles alone, so that the bundle is the same wherever it is built.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` },
};
