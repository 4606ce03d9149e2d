// How two guests sit down at a table of each server, follow it and move, each by that server's own protocol: a plain
// WebSocket for Serai, socket.io for boardgame.io, its SDK for Colyseus.
//
// `sit(port, saw)` opens a table for two. The answer has `places` (what somebody needs to come back to it), `move()`,
// which lets whoever is to move send one of its legal moves, and `leave()`. `saw(seat, version, over)` is called whenever
// a seat has received and decoded a newer state. `stored(port, place)` tells which version of a table a server has after
// its restart, or -1 where the table is gone; it throws where the server ends or stays silent.

import { createHash, randomBytes } from 'node:crypto';
import { CloseCode, Client as Colyseus } from '@colyseus/sdk';
import { io } from 'socket.io-client';
import WebSocket from 'ws';
import { legalMoves } from './jaipur.js';

const PATIENCE = 30_000; // milliseconds until an answer that does not come is a failure

const anyOf = (items) => items[Math.floor(Math.random() * items.length)];

function within(what, promise, milliseconds = PATIENCE) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// Serai

let addresses = 0;

/** A guest of Serai: asks by messages with an id, keeps the newest state. Each comes from an address of its own. */
class Guest {
  constructor(port) {
    addresses += 1;
    const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    const options = { headers: { 'X-Forwarded-For': address }, perMessageDeflate: false };
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
    this.answers = new Map();
    this.asked = 0;
    this.latest = { version: -1, awaited: [], listed_moves: [] };
    this.heard = () => {};
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', resolve);
      this.socket.on('error', reject);
    });
  }

  hear(message) {
    if (message.type === 'state' || message.type === 'update') {
      this.latest = message;
      this.heard(message);
    }
    const answer = this.answers.get(message.reply);
    if (!answer) return;
    this.answers.delete(message.reply);
    if (message.type === 'error') answer.reject(new Error(`Serai: ${message.code}`));
    else answer.resolve(message);
  }

  ask(type, fields) {
    this.asked += 1;
    const id = String(this.asked);
    const answer = new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
    this.socket.send(JSON.stringify({ type, id, ...fields }));
    return within(type, answer);
  }
}

/** What binds a seat to its part of the dealing before it tells it (docs/dealing.md). */
function commitment(entropy, table) {
  const hash = createHash('sha256');
  for (const part of [Buffer.from('serai dealing 2 seat'), entropy, Buffer.from(table)]) {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(part.length);
    hash.update(size).update(part);
  }
  return hash.digest('hex');
}

const serai = {
  async sit(port, saw) {
    const guests = [new Guest(port), new Guest(port)];
    await within('sockets', Promise.all(guests.map((guest) => guest.opened)));
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const { table } = await guests[0].ask('create', { game: 'jaipur', seats, options: { seals: 1 } });
    const places = [];
    const given = guests.map(() => randomBytes(32));
    let digest;
    for (const [seat, guest] of guests.entries()) {
      guest.heard = ({ version, awaited, view }) => saw(seat, version, view !== null && awaited.length === 0);
      const { token } = await guest.ask('sit', { table, name: 'Guest', commitment: commitment(given[seat], table) });
      ({ digest } = (await guest.ask('attach', { table, token })).info.dealing);
      places.push({ table, token });
    }
    for (const [seat, guest] of guests.entries()) {
      await guest.ask('open', { table, digest, entropy: given[seat].toString('hex') });
    }
    return {
      places,
      move() {
        const mover = guests.find(({ latest }) => latest.listed_moves.length);
        mover.ask('move', { table, version: mover.latest.version, move: anyOf(mover.latest.listed_moves) }).catch(() => {});
      },
      leave: () => guests.forEach(({ socket }) => socket.terminate()),
    };
  },

  async stored(port, { table, token }) {
    const guest = new Guest(port);
    await guest.opened;
    const version = await guest.ask('attach', { table, token }).then((state) => state.version, () => -1);
    guest.socket.terminate();
    return version;
  },
};

// boardgame.io

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/jaipur/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`boardgame.io: ${path}: ${answer.status}`);
  return answer.json();
}

/** Follow a match as one player; `heard` gets what the server tells: G as that player may see it. */
function follow(port, { matchID, playerID, credentials }, heard) {
  const socket = io(`http://127.0.0.1:${port}/jaipur`, { transports: ['websocket'], forceNew: true, reconnection: false });
  socket.on('sync', (_, { state }) => heard(state));
  socket.on('update', (_, state) => heard(state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
  return socket;
}

const boardgame = {
  async sit(port, saw) {
    const { matchID } = await post(port, 'create', { numPlayers: 2 });
    const latest = [];
    const places = [];
    const sockets = [];
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await post(port, `${matchID}/join`, { playerID, playerName: 'Guest' });
      places.push({ matchID, playerID, credentials: playerCredentials });
    }
    const synced = places.map((place, seat) => new Promise((resolve) => {
      sockets.push(follow(port, place, (state) => {
        if (state.G.secret || state.G.players[1 - seat]) throw new Error('boardgame.io: a secret was sent');
        latest[seat] = state;
        saw(seat, state.G.played, state.G.ended !== '');
        resolve();
      }));
    }));
    await within('sync', Promise.all(synced));
    return {
      places,
      move() {
        const seat = latest[0].G.turn;
        const { G, _stateID } = latest[seat];
        const { matchID: match, playerID, credentials } = places[seat];
        const [type, ...args] = anyOf(legalMoves(G.market, G.players[seat].hand, G.players[seat].herd));
        const payload = { type, args, playerID, credentials };
        sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID);
      },
      leave: () => sockets.forEach((socket) => socket.disconnect()),
    };
  },

  async stored(port, place) {
    const known = await fetch(`http://127.0.0.1:${port}/games/jaipur/${place.matchID}`);
    if (!known.ok) return -1;
    let socket;
    const state = new Promise((resolve, reject) => {
      socket = follow(port, place, resolve);
      socket.on('disconnect', () => reject(new Error('boardgame.io: the server ended')));
    });
    const { G } = await within('sync', state);
    socket.disconnect();
    return G.played;
  },
};

// Colyseus

const colyseus = {
  async sit(port, saw) {
    const client = new Colyseus(`ws://127.0.0.1:${port}`);
    const rooms = [];
    const ready = [];
    for (const seat of [0, 1]) {
      const room = await (seat ? client.joinById(rooms[0].roomId) : client.create('jaipur'));
      room.reconnection.enabled = false;
      room.onMessage('seat', () => {});
      room.onMessage('refused', (name) => {
        throw new Error(`Colyseus: ${name} was refused`);
      });
      room.onLeave((code) => {
        if (code !== CloseCode.CONSENTED) console.error(`Colyseus: a guest was dropped (${code})`);
      });
      rooms.push(room);
      ready.push(new Promise((resolve) => {
        room.onStateChange((state) => {
          if (state.players[1 - seat].hand !== undefined) throw new Error('Colyseus: a secret was sent');
          saw(seat, state.played, state.ended !== '');
          resolve();
        });
      }));
    }
    await within('state', Promise.all(ready));
    return {
      places: rooms.map((room) => ({ room: room.roomId, token: room.reconnectionToken })),
      move() {
        const seat = rooms[0].state.turn;
        const { market, players } = rooms[seat].state;
        rooms[seat].send('move', anyOf(legalMoves(market, players[seat].hand, players[seat].herd)));
      },
      leave: () => rooms.forEach((room) => room.leave()),
    };
  },

  async stored(port, { room, token }) {
    const client = new Colyseus(`ws://127.0.0.1:${port}`);
    const back = await client.reconnect(token).catch(() => client.joinById(room)).catch(() => null);
    if (!back) return -1;
    const version = await within('state', new Promise((resolve) => back.onStateChange.once(({ played }) => resolve(played))));
    await back.leave();
    return version;
  },
};

export const CLIENTS = { serai, boardgame, colyseus };
