import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = process.env.SERAI ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: fileURLToPath(new URL('../src/serai/server/static', import.meta.url)),
    emptyOutDir: true,
    // The content security policy admits files of our own only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/socket': { target: server, ws: true }, '/api': server, '/health': server },
  },
});
