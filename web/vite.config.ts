import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = process.env.SERAI ?? 'http://127.0.0.1:8123';

// Styles keep the order in which they are imported: they stay with whoever imports them.
const HOUSE = /node_modules\/(svelte|esm-env|clsx|@fluent)|vite\/|web\/src\/(art\/(Camel|home\/Logo)|pages\/Home|table\/(open|table|names|menu|colours|Strength)\.|text\/(words|renderer)|serai\/text\/\w+\/facts|(?!main)\w+\.(svelte\.)?(ts|svelte))/;
const TABLE = /web\/src\/(art\/(jaipur|Picked)|jaipur|table)/;
const LATER = /jaipur\/(Count|Coins|Crown|ends|flights|match)|CamelToken|table\/(Waiting|TableCard|Reel|Afterwards|Clock|Log|Talk|notes|StandIns|reach|order|Opening|DealingNote)/;

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
        // What the first page needs is one file, what a table of Jaipur needs another: fewer requests, better packed.
        codeSplitting: {
          groups: [
            { name: 'house', test: (id) => HOUSE.test(id) && !id.endsWith('.css'), priority: 2 },
            { name: 'scenes', test: /web\/src\/art\/home\/(MarketScene|TempleScene|scenes)/, priority: 2 },
            { name: 'table', test: (id) => TABLE.test(id) && !LATER.test(id), priority: 1 },
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
