// Jaipur on boardgame.io, as its documentation teaches: a game of moves that change G, secrets stripped by playerView,
// moves that touch secrets on the server only, a server with socket.io. Without a folder tables live in memory (its
// default); with one they are kept by FlatFile, the storage that comes with it.
//
//     node boardgame-io.js [folder]

import { createRequire } from 'node:module';
import { MOVES, shuffled } from './jaipur.js';

const require = createRequire(import.meta.url);
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const onServer = (move) => ({
  move: ({ G }, ...args) => (move(G, ...args) ? undefined : INVALID_MOVE),
  client: false,
});

const jaipur = {
  name: 'jaipur',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => shuffled((items) => random.Shuffle(items), random.Die(2) - 1),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
  },
  moves: Object.fromEntries(Object.entries(MOVES).map(([name, move]) => [name, onServer(move)])),
  endIf: ({ G }) => (G.ended ? { scores: G.scores } : undefined),
};

const folder = process.argv[2];
const server = Server({
  games: [jaipur],
  origins: [Origins.LOCALHOST],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
});
const { appServer } = await server.run(0);
console.error(`http://localhost:${appServer.address().port}/`);
