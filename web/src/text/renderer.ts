/** The one renderer in the browser: the same Fluent files, facts and sentences as `serai.text` in Python. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';

export type Language = 'en' | 'fr' | 'it';
export type Variables = Record<string, string | number>;
export type Facts = Readonly<Record<string, unknown>>;

/** An event as a seat saw it, as it comes over the socket. */
export interface EventSeen {
  kind: string;
  seat?: number | null;
  facts?: Facts;
}
export interface Refusal {
  clause: string;
  reason: string;
  facts?: Facts;
}
/** A line of the rules: a clause such as `J-T7`, or a heading (its id says which). */
export interface Rule {
  id: string;
  text: string;
}

/** What the words of a move name, by the verb and what follows it. */
export type Notation = (kind: string, words: readonly string[]) => Facts;

type Use = 'event' | 'move' | 'refusal' | 'coach';
/** What the facts of one game stand for; `serai/text/facts.py` says how to read it. */
export interface Vocabulary {
  facts: Record<string, string>;
  moves: Record<string, readonly string[]>;
  untold: Record<Use, Facts>;
}

const vocabularies = new Map<string, Vocabulary>();

/** Say what the facts of a game stand for, before anything of it is told. */
export const teach = (game: string, vocabulary: Vocabulary): Map<string, Vocabulary> => vocabularies.set(game, vocabulary);

/** A message or a variable that a language does not have, by its name. */
export class UnknownWordsError extends Error {
  override name = 'UnknownWordsError';
}

/** A number without separators: our languages write whole ones alike, and asking the browser to do it is slow. */
class Plain extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** What Serai says in one language, from the text of its Fluent files. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.learn(sources);
  }

  /** Learn more messages. */
  learn(sources: readonly string[]): void {
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** A message by its id; every fact it names must be given. */
  say(message: string, facts: Variables = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) throw new UnknownWordsError(`there is no message '${message}' in '${this.language}'.`);
    const given: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(facts)) {
      given[name] = typeof value === 'number' ? new Plain(value, { useGrouping: false }) : value;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length > 0) {
      const told = errors.map((error) => error.message).join('; ');
      throw new UnknownWordsError(`the message '${message}' in '${this.language}' cannot be said: ${told}.`);
    }
    return text;
  }

  /** Cards as a phrase: `DGG` is "a diamond and 2 gold"; no cards are no words. */
  cards(game: string, cards: string): string {
    const kinds = [...new Set(cards)];
    return this.all(kinds.map((kind) => this.say(`${game}-card-${kind}`, { count: cards.split(kind).length - 1 })));
  }

  /** Several phrases as one: "a, b and c". */
  all(things: readonly string[]): string {
    if (things.length < 2) return things.join('');
    const first = things.slice(0, -1).reduce((first, next) => this.say('list-more', { first, next }));
    return this.say('list-two', { first, last: things.at(-1)! });
  }

  /** What happened, as one seat saw it; `you` is the reader's own seat, who is spoken to, or null. */
  event(game: string, event: EventSeen, names: readonly string[], you: number | null = null): string {
    const reader = this.#reader(game, names, you);
    const [player, isYou] = reader.seat(event.seat ?? null);
    const told = reader.variables('event', event.facts ?? {});
    // What happens besides the game is told alike in all games.
    return this.say(`${event.kind.startsWith('aside-') ? '' : `${game}-`}event-${event.kind}`, { ...told, player, you: isYou });
  }

  /** Why a move is not possible; the clause that refuses it ends the sentence in brackets. */
  refusal(game: string, refused: Refusal, names: readonly string[] = [], you: number | null = null): string {
    const told = this.#reader(game, names, you).variables('refusal', refused.facts ?? {});
    return `${this.say(`${game}-refusal-${refused.reason}`, told)} (${refused.clause})`;
  }

  /** What a move would do, and what it brings where that is given; `read` tells what the words of its notation name. */
  move(game: string, notation: string, brings: Facts = {}, read: Notation = namedBy(game)): string {
    const [kind = '', ...rest] = notation.split(' ');
    return this.say(`${game}-move-${kind}`, this.#reader(game).variables('move', { ...read(kind, rest), ...brings }));
  }

  /** Why a move cost something, or what chance gave, by the coach's pattern and the facts. */
  coach(game: string, what: string, facts: Facts, names: readonly string[], you: number | null = null): string {
    return this.say(`${game}-coach-${what}`, this.#reader(game, names, you).variables('coach', facts));
  }

  #reader(game: string, names: readonly string[] = [], you: number | null = null): Reader {
    return new Reader(game, this, names, you);
  }
}

/** Who reads, and how names and cards are told: all it takes to turn facts into variables. */
class Reader {
  readonly #game: string;
  readonly #words: Vocabulary;
  readonly #speaker: Words;
  readonly #names: readonly string[];
  readonly #you: number | null;

  constructor(game: string, speaker: Words, names: readonly string[], you: number | null) {
    this.#game = game;
    this.#words = vocabulary(game);
    this.#speaker = speaker;
    this.#names = names;
    this.#you = you;
  }

  /** A seat's name, and whether it is the reader's. */
  seat(at: number | null): [name: string, you: 'yes' | 'no' | 'nobody'] {
    return at === null ? ['', 'nobody'] : [this.#name(at), at === this.#you ? 'yes' : 'no'];
  }

  /** A seat's name, or a word for whoever sits there where no names were given. */
  #name(at: number): string {
    return this.#names[at] ?? this.#speaker.say('another-player');
  }

  /** The variables that facts give; what the reader may not know, or nobody asked, stands as untold. */
  variables(use: Use, facts: Facts): Variables {
    const all = Object.entries({ ...this.#words.untold[use], ...facts });
    return Object.assign({}, ...all.map(([fact, value]) => this.#told(fact, value))) as Variables;
  }

  #told(fact: string, value: unknown): Variables {
    const kind = this.#words.facts[fact];
    if (kind === 'seat' && (typeof value === 'number' || value === null)) {
      const [name, you] = this.seat(value);
      return { [fact]: name, [`${fact}_you`]: you };
    }
    if (kind === 'cards' && typeof value === 'string') {
      return { [fact]: this.#speaker.cards(this.#game, value), [`${fact}_count`]: value.length, [`${fact}_kind`]: value.slice(0, 1) };
    }
    if (kind === 'values' && typeof value === 'string') return { [`${fact}_count`]: value };
    if (kind === 'values') {
      const numbers = value as readonly number[];
      const total = numbers.reduce((sum, number) => sum + number, 0);
      return { [fact]: numbers.join(' + '), [`${fact}_total`]: total, [`${fact}_count`]: numbers.length };
    }
    if (kind === 'names') return { [fact]: this.#speaker.all((value as readonly number[]).map((at) => this.#name(at))) };
    if (kind === 'items') {
      const items = (value as readonly (string | number)[]).map(String);
      return { [fact]: this.#speaker.all(this.#items(items)), [`${fact}_count`]: items.length };
    }
    if (kind === 'token' && typeof value === 'string') return { [fact]: this.#reserve(value) };
    if (kind === 'reserve') return { [fact]: this.#speaker.all((value as readonly string[]).map((each) => this.#reserve(each))) };
    if (kind === 'colour') return { [fact]: this.#speaker.say(`${this.#game}-colour-${String(value)}`) };
    if (kind === 'seats' && Array.isArray(value)) {
      const own = value as readonly (number | readonly unknown[])[];
      const numbers = own.map((each) => (typeof each === 'number' ? each : each.length));
      return { [`${fact}_most`]: Math.max(...numbers), [`${fact}_least`]: Math.min(...numbers) };
    }
    return typeof value === 'string' || typeof value === 'number' ? { [fact]: value } : {};
  }

  /** What a price or a handful holds, equal things together: `3c`, `1m`, `red`, 17. */
  #items(items: readonly string[]): string[] {
    return [...new Set(items)].map((item) => {
      if (/^\d+$/.test(item)) return this.#speaker.say(`${this.#game}-item-number`, { number: Number(item) });
      if (/^\d/.test(item)) return this.#speaker.say(`${this.#game}-item-${item.slice(-1)}`, { count: Number(item.slice(0, -1)) });
      return this.#speaker.say(`${this.#game}-item-${item}`, { count: items.filter((other) => other === item).length });
    });
  }

  /** A reserve token, such as `3c:4`: what it pays, and its value. */
  #reserve(token: string): string {
    const [pays = '', value = ''] = token.split(':');
    return this.#speaker.say(`${this.#game}-token-${pays.slice(-1)}`, { amount: Number(pays.slice(0, -1)), value: Number(value) });
  }
}

/** The facts of a notation whose parts stand between slashes, by the names that the game's vocabulary has for them. */
const namedBy =
  (game: string): Notation =>
  (kind, [parts = '']) =>
    Object.fromEntries((vocabulary(game).moves[kind] ?? []).map((fact, place) => [fact, parts.split('/')[place] ?? '']));

function vocabulary(game: string): Vocabulary {
  const found = vocabularies.get(game);
  if (!found) throw new UnknownWordsError(`there are no words for a game called '${game}'.`);
  return found;
}

/** The rules of a game in reading order, from the text of its Fluent file. */
export function rulesFrom(language: Language, source: string): Rule[] {
  const words = new Words(language, [source]);
  return new FluentResource(source).body.map(({ id }) => ({ id, text: words.say(id) }));
}
