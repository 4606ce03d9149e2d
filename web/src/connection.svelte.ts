/** The one socket: questions with answers, news for whoever listens, and healing by itself. */

import { base } from './base';
import { name } from './seats';
import type { ClientMessage, Error as Refusal, ServerMessage } from './protocol';

type Question = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
type Listener = (message: ServerMessage) => void;

/** A message that the server has refused, with the sentence it gave. */
export class Refused extends Error {
  constructor(readonly answer: Refusal) {
    super(answer.text);
  }
}

interface Waiting {
  message: ClientMessage;
  /** How often it was sent. */
  sent: number;
  done: (answer: ServerMessage) => void;
  refused: (why: Refused) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** How often one message is sent; a line that breaks each time does so because of it, or for long. */
const MOST_SENT = 4;
const HEARTBEAT = 15_000;
const PATIENCE = 8_000;

class Connection {
  /** Whether the server hears us; 'new' until the first time it does. */
  status = $state<'new' | 'open' | 'lost'>('new');
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #greeters = new Set<() => Promise<void>>();
  #heard = 0;
  /** When the line was opened. */
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', () => this.#again());
    document.addEventListener('visibilitychange', () => document.hidden || this.#listen());
    setInterval(() => this.#listen(), HEARTBEAT);
  }

  /** Ask the server something; a question that the line cut off is asked again under the same id. */
  ask<Answer extends ServerMessage>(question: Question): Promise<Answer> {
    const message = { ...question, id: name() } as ClientMessage;
    return new Promise<Answer>((done, refused) => {
      const waiting = { message, sent: 0, done: done as Waiting['done'], refused };
      this.#waiting.set(message.id, waiting);
      this.#open();
      if (this.status === 'open') this.#put(waiting);
    });
  }

  /** Hear every message that answers no question; returns how to stop. */
  hear(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Do something now and each time the line is back, before open questions are asked again. */
  greet(greeter: () => Promise<void>): () => void {
    this.#greeters.add(greeter);
    if (this.status === 'open') void greeter();
    else this.#open();
    return () => this.#greeters.delete(greeter);
  }

  #open(): void {
    if (this.#socket) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}/socket`);
    this.#socket = socket;
    socket.onopen = () => void this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(event.data));
    socket.onclose = () => this.#closed(socket);
  }

  async #opened(): Promise<void> {
    this.#since = Date.now();
    this.#heard = Date.now();
    const open = [...this.#waiting.values()];
    this.status = 'open';
    this.#listen();
    await Promise.allSettled([...this.#greeters].map((greeter) => greeter()));
    for (const waiting of open) {
      if (this.#waiting.has(waiting.message.id) && waiting.message.type !== 'attach') this.#put(waiting);
    }
  }

  /** Send a question; one that was sent often enough without an answer is given up, with words. */
  #put(waiting: Waiting): void {
    if (waiting.sent++ < MOST_SENT) return this.#send(waiting.message);
    this.#waiting.delete(waiting.message.id);
    const answer = { type: 'error', reply: waiting.message.id, code: 'internal', clause: null, reason: 'unanswered', facts: {}, text: '' } as const;
    waiting.refused(new Refused(answer));
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.status = 'lost';
    // Only a line that has held is a new beginning; one that breaks at once is tried less and less often.
    if (this.#since && Date.now() - this.#since > LONGEST_PAUSE) this.#pause = FIRST_PAUSE;
    this.#since = 0;
    // Greeters attach anew; an old attach would answer for a line that is gone.
    for (const [id, { message }] of this.#waiting) if (message.type === 'attach') this.#waiting.delete(id);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    if (this.status === 'lost') this.#open();
  }

  /** A line that answers nothing for too long is dead, whatever it says. */
  #listen(): void {
    if (this.status === 'lost') return this.#again();
    const socket = this.#socket;
    if (!socket || this.status !== 'open') return;
    const asked = Date.now();
    this.#send({ type: 'ping', id: name() });
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) {
        socket.onclose = null;
        socket.close();
        this.#closed(socket);
      }
    }, PATIENCE);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #received(message: ServerMessage): void {
    this.#heard = Date.now();
    const reply = 'reply' in message ? message.reply : null;
    const waiting = reply ? this.#waiting.get(reply) : undefined;
    if (reply && waiting) {
      this.#waiting.delete(reply);
      if (message.type === 'error') waiting.refused(new Refused(message));
      else waiting.done(message);
      return;
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const connection = new Connection();
