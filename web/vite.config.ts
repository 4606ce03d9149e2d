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
    rolldownOptions: {
      output: {
        // What home and table need is one file: fewer requests, better packed.
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: (id) =>
                /node_modules\/(svelte|esm-env|clsx|@fluent)|web\/src\/(art\/(jaipur|home)|art\/Camel|jaipur|table|text\/(words|renderer)|\w+\.(svelte\.)?ts|\w+\.svelte)/.test(id) &&
                !/jaipur\/(Count|Coins|Crown|ends|match)|CamelToken|table\/(Waiting|TableCard)|main\.ts|\.css$/.test(id),
            },
          ],
        },
      },
    },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/socket': { target: server, ws: true }, '/api': server, '/health': server },
  },
});
