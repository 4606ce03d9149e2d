// Jaipur on Colyseus, as its documentation teaches: a room a table, a schema for its state, a StateView for what one
// client alone may see. The deck stays in the room and is no part of the state. Patches go out with every move
// (`patchRate = null` and `broadcastPatch`): the default of one every 50 ms would alone be as late as the bound of the
// comparison. Give `--default-patches` to see that. Rooms live in memory; Colyseus keeps none over a restart.
//
//     node colyseus.js [--default-patches]

import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { Room, defineRoom, defineServer } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { MOVES, shuffled } from './jaipur.js';

const PATCH_AT_ONCE = !process.argv.includes('--default-patches');
const PILES = ['3', '4', '5'];
const KINDS = ['D', 'G', 'S', 'C', 'P', 'L'];

const Player = schema({
  handSize: t.uint8(),
  rupees: t.uint8(),
  goodsTokens: t.uint8(),
  bonusTokens: t.uint8(),
  score: t.uint8(),
  hand: t.string().view(),
  herd: t.uint8().view(),
  bonuses: t.string().view(),
}, 'Player');

const Table = schema({
  market: t.string(),
  discard: t.string(),
  deck: t.uint8(),
  tokens: t.map('uint8'),
  bonuses: t.map('uint8'),
  starter: t.uint8(),
  turn: t.uint8(),
  played: t.uint16(),
  ended: t.string(),
  players: t.array(Player),
}, 'Table');

function shuffle(items) {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

class Jaipur extends Room {
  maxClients = 2;
  state = new Table();
  seated = 0;
  messages = { move: (client, move) => this.move(client, move) };

  onCreate() {
    this.round = shuffled(shuffle, randomInt(2));
    this.state.players.push(new Player(), new Player());
    if (PATCH_AT_ONCE) this.patchRate = null;
    this.publish();
  }

  onJoin(client) {
    const seat = this.seated;
    this.seated += 1;
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
    client.send('seat', seat);
  }

  move(client, [name, ...args]) {
    const legal = this.round.turn === client.userData.seat && !this.round.ended && Object.hasOwn(MOVES, name);
    if (!legal || !MOVES[name](this.round, ...args)) {
      client.send('refused', name);
      return;
    }
    this.publish();
    if (PATCH_AT_ONCE) this.broadcastPatch();
  }

  /** Bring the state that clients follow up to the round; only what differs is sent. */
  publish() {
    const { round, state } = this;
    for (const field of ['market', 'discard', 'deck', 'starter', 'turn', 'played', 'ended']) state[field] = round[field];
    for (const kind of KINDS) state.tokens.set(kind, round.tokens[kind]);
    for (const pile of PILES) state.bonuses.set(pile, round.bonuses[pile]);
    state.players.forEach((player, seat) => {
      player.handSize = round.handSizes[seat];
      player.rupees = round.rupees[seat];
      player.goodsTokens = round.goodsTokens[seat];
      player.bonusTokens = round.bonusTokens[seat];
      player.score = round.scores[seat];
      player.hand = round.players[seat].hand;
      player.herd = round.players[seat].herd;
      player.bonuses = round.players[seat].bonuses.join(' ');
    });
  }
}

const http = createServer();
const server = defineServer({
  rooms: { jaipur: defineRoom(Jaipur) },
  transport: new WebSocketTransport({ server: http }),
  greet: false,
});
await server.listen(0);
console.error(`http://localhost:${http.address().port}/`);
