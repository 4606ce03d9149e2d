import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = process.env.SERAI ?? 'http://127.0.0.1:8123';

// Styles keep the order in which they are imported: they stay with whoever imports them.
const HOUSE = /node_modules\/(svelte|esm-env|clsx|@fluent)|vite\/|web\/src\/(art\/(Camel|Logo|Picked|Seal)|pages\/Home|table\/|text\/(words|renderer)|games\/(choices|drawn|game|Part)\.|games\/\w+\/(index|seating|rules\/seats)\.ts|(?!main)\w+\.(svelte\.)?(ts|svelte))/;
const GAME = /web\/src\/games\/(\w+)\//;
/** What tickets show of a game without all the rest of it. */
const MARKS = /games\/(\w+)\/art\/(SymbolIcon|Marker|board)/;
/** What a table needs only when a round or a game is over, or when somebody asks for it. */
const LATER = /games\/\w+\/(aids|marked|hold|Hold|Seen|Count|Coins|statistics|measured|Finish|ends|flights|[Rr]eplay|onlooker|Drawing|Mark|SeatMark|pages|lesson)|games\/\w+\/rules\/(play|deeds|turn|record|replay|listing|own-box|verify|taken-up)|art\/(CamelToken|Banner|Painting)|table\/(Waiting|TableCard|result|time|copy|Afterwards|Clock|Log|Talk|beside|notes|StandIns|reach|order|Opening|DealingNote|BranchNote|PassOn|RepeatNote|TableMenu|SummaryCard|Clause\.|explain\.|local\.|aids\.|AidKeys|AidLines|HoldKey|recall\.)/;

/** Words without the comments that are for whoever writes them. */
const words = {
  name: 'words',
  transform: (code: string, id: string): string | undefined =>
    id.endsWith('.ftl?raw') ? code.replace(/(?<="|\\n)#+ ?.*?\\n/g, '') : undefined,
};

export default defineConfig({
  // Scripts and styles find each other wherever they lie; the page's own names are filled in by the server (pages.py).
  base: './',
  plugins: [svelte(), words],
  build: {
    outDir: fileURLToPath(new URL('../src/serai/server/static', import.meta.url)),
    emptyOutDir: true,
    // The content security policy admits files of our own only: nothing is inlined.
    assetsInlineLimit: 0,
    // What every page has is not fetched ahead of anything. Ahead of a part come its styles, and everything for a table;
    // other parts find their scripts by themselves: each name in this list is carried by every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, deps, { hostType }) =>
        deps.filter((dep) => hostType === 'html' || dep === part || /\.css$/.test(dep) || (/\/(Table|Painting)-/.test(part) && !/\/(house|index)-/.test(dep))),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What home page and table share is one file, what a game's table adds another: fewer requests, better packed.
        codeSplitting: {
          groups: [
            { name: 'house', test: (id) => HOUSE.test(id) && !LATER.test(id) && !id.endsWith('.css'), priority: 2 },
            { name: 'paintings', test: /games\/\w+\/art\/Painting/, priority: 2 },
            { name: 'beside', test: /web\/src\/table\/(beside|Log|Talk|Clock|StandIns)/, priority: 2 },
            { name: (id) => `marks-${MARKS.exec(id)?.[1]}`, debugName: 'marks', test: MARKS, priority: 2 },
            { name: (id) => `game-${GAME.exec(id)?.[1]}`, debugName: 'game', test: (id) => GAME.test(id) && !LATER.test(id) && !id.endsWith('palette.css'), priority: 1 },
          ],
        },
      },
    },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/socket': { target: server, ws: true }, '/api': server, '/healthz': server },
  },
});
