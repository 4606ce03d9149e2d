// The load of the comparison: tables of two guests each, who move in turn, the same for every server.
//
//     node generator.js serai|boardgame|colyseus PORT
//
// Reads one JSON command a line and answers each with one line:
//     {"do": "open", "tables": 100}                            have at least so many tables, with both guests seated
//     {"do": "play", "tables": 100, "period": 2, "settle": 3, "seconds": 10}   let so many move, and time every move
//     {"do": "go", "tables": 100, "period": 0.5}               let so many move until told otherwise
//     {"do": "seen"}                                           after the server was killed: what both guests have seen
//     {"do": "stored", "port": 1234, "first": 0}               what a restarted server still has of that, from a table on
//         (`next` is the table to go on with: asked for the one before, the server ended or did not answer)
//     {"do": "end"}
// A move's delay is the time from its sending until both guests have received and decoded what it led to.

import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENTS } from './clients.js';

const TOGETHER = 50; // tables that are opened at the same time
const [, , name, port] = process.argv;
const client = CLIENTS[name];
const tables = [];

class Table {
  constructor() {
    this.delays = [];
    this.playing = false;
    this.broken = null;
  }

  async open() {
    this.versions = [-1, -1];
    this.over = false;
    this.waiting = null;
    this.link = await client.sit(port, (seat, version, over) => {
      this.versions[seat] = version;
      this.over = over;
      if (this.waiting && Math.min(...this.versions) > this.waiting.version) this.waiting.resolve(performance.now());
    });
    this.first = Math.min(...this.versions); // of the dealt round, before anybody has moved
  }

  /** Move once and return how long it took until both had seen it. */
  async move() {
    const version = Math.min(...this.versions);
    const seen = new Promise((resolve) => {
      this.waiting = { version, resolve };
    });
    const start = performance.now();
    this.link.move();
    return (await seen) - start;
  }

  async play(period) {
    this.playing = true;
    await sleep(Math.random() * period * 1000);
    let due = performance.now();
    while (this.playing) {
      if (this.over) {
        this.link.leave();
        await this.open();
      }
      this.delays.push(await this.move());
      due = Math.max(due + period * 1000, performance.now() - period * 1000);
      await sleep(Math.max(0, due - performance.now()));
    }
  }

  go(period) {
    this.game ??= this.play(period)
      .catch((error) => {
        this.broken = error;
      })
      .finally(() => {
        this.game = null;
      });
  }

  async pause() {
    this.playing = false;
    await this.game;
  }
}

async function open(count) {
  while (tables.length < count) {
    const fresh = Array.from({ length: Math.min(TOGETHER, count - tables.length) }, () => new Table());
    await Promise.all(fresh.map((table) => table.open()));
    tables.push(...fresh);
  }
}

async function go(count, period) {
  await open(count);
  await Promise.all(tables.slice(count).map((table) => table.pause()));
  for (const table of tables.slice(0, count)) table.go(period);
}

const commands = {
  async open({ tables: count }) {
    await open(count);
    return { tables: tables.length };
  },

  async play({ tables: count, period, settle, seconds }) {
    await go(count, period);
    await sleep(settle * 1000);
    const busy = process.cpuUsage();
    const start = performance.now();
    for (const table of tables) table.delays = [];
    process.stdout.write('{"started": true}\n');
    await sleep(seconds * 1000);
    const delays = tables.flatMap((table) => table.delays);
    const { user, system } = process.cpuUsage(busy);
    const broken = tables.find((table) => table.broken);
    if (broken) throw broken.broken;
    return { delays, seconds: (performance.now() - start) / 1000, own_seconds: (user + system) / 1e6 };
  },

  async go({ tables: count, period }) {
    await go(count, period);
    return {};
  },

  /** What both have seen of the round in play at each table. */
  async seen() {
    for (const table of tables) {
      table.playing = false;
      const version = Math.min(...table.versions);
      table.kept = { place: table.link.places[0], version, moves: Math.max(0, version - table.first) };
    }
    return { tables: tables.length, moves: tables.reduce((sum, { kept }) => sum + kept.moves, 0) };
  },

  async stored({ port: again, first }) {
    const gone = { tables: 0, moves: 0, short: 0, next: tables.length };
    for (const [at, { kept }] of tables.entries()) {
      if (at < first) continue;
      let ended = false;
      const version = await client.stored(again, kept.place).catch(() => {
        ended = true;
        return -1;
      });
      gone.tables += version < 0;
      gone.short += version >= 0 && version < kept.version;
      gone.moves += version < 0 ? kept.moves : Math.max(0, kept.version - version);
      if (ended) return { ...gone, next: at + 1 };
    }
    return gone;
  },
};

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.do === 'end') process.exit(0);
  console.log(JSON.stringify(await commands[said.do](said)));
}
process.exit(0);
