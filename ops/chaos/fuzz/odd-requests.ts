import type { SeededRandom } from '../../random/seeded-random.ts';
import {
  hosts,
  methods,
  oddBytes,
  otherTargets,
  requestBodies,
  values,
  versions,
} from './request-parts.ts';

/** The writes sent over one connection, in order. */
export type Writes = readonly Buffer[];

/**
 * Bytes for HTTP parsers: valid, nearly valid, and invalid requests; complete, in pieces, several
 * together.
 * @param known addresses that are served from the cache, with the tag of their page
 */
export class OddRequests {
  readonly #random: SeededRandom;
  readonly #known: readonly (readonly [path: string, etag: string])[];

  constructor(random: SeededRandom, known: readonly (readonly [string, string])[]) {
    this.#random = random;
    this.#known = known;
  }

  next(): Writes {
    const { between, chance } = this.#random;
    const texts = Array.from({ length: chance(0.5) ? 1 : between(2, 4) }, () => this.#message());
    // node:http loses part of what follows an upgrade request in the same packet.
    const last = texts.findIndex((text) => /^upgrade:/im.test(text));
    const sent = last === -1 ? texts : texts.slice(0, last + 1);
    const whole = chance(0.4) ? sent.map((text) => this.#damaged(text)) : sent;
    const way = between(0, 3);
    const writes = way === 0 ? [whole.join('')] : way === 1 ? this.#cut(whole.join('')) : whole;
    return writes.filter((text) => text !== '').map((text) => Buffer.from(text, 'latin1'));
  }

  #message(): string {
    const { chance } = this.#random;
    if (chance(0.5)) return this.#plain();
    const [fields, body] = this.#fields();
    const end = chance(0.95) ? '\r\n' : this.#random.oneOf(['\n', '\r', '']);
    return `${this.#line()}${fields}${end}${body}`;
  }

  /** Returns a request like those of most browsers. */
  #plain(): string {
    const [path, etag] = this.#random.oneOf(this.#known);
    const fields = [
      'Accept-Encoding: gzip, deflate, br',
      `If-None-Match: ${etag}`,
      'Cookie: a=1; b=2',
      'Connection: keep-alive',
      'X-Blanks: \t a \t ',
    ].filter(() => this.#random.chance(0.4));
    if (this.#random.chance(0.3)) fields.push(this.#field());
    return `GET ${path} HTTP/1.1\r\n${['Host: a', ...fields].join('\r\n')}\r\n\r\n`;
  }

  #line(): string {
    const { chance, oneOf } = this.#random;
    const method = chance(0.7) ? 'GET' : oneOf(methods);
    const version = chance(0.85) ? 'HTTP/1.1' : oneOf(versions);
    const blank = chance(0.95) ? ' ' : oneOf(['  ', '\t', '']);
    return `${method}${blank}${this.#target()} ${version}${chance(0.95) ? '\r\n' : oneOf(['\n', '\r', '\r\r\n'])}`;
  }

  #target(): string {
    const { between, chance, oneOf } = this.#random;
    const [path] = oneOf(this.#known);
    if (chance(0.6)) return path;
    if (chance(0.2)) return `${path}?${'a'.repeat(between(1, 20_000))}`;
    if (chance(0.2))
      return `${path}${oneOf(['?', '/', '#', '%20', '?after=1', '//', '/.', '?page=1&page=1'])}`;
    return oneOf(otherTargets);
  }

  /** Returns header fields, and the body that they may announce. */
  #fields(): readonly [string, string] {
    const { between, chance, oneOf } = this.#random;
    const lines = chance(0.9) ? [`Host: ${chance(0.8) ? 'a' : oneOf(hosts)}`] : [];
    for (let count = between(0, 4); count > 0; count -= 1) lines.push(this.#field());
    if (chance(0.2)) lines.push(oneOf(lines.length > 0 ? lines : ['Host: a']));
    return [
      this.#random
        .shuffled(lines)
        .map((line) => `${line}\r\n`)
        .join(''),
      chance(0.2) ? oneOf(requestBodies) : '',
    ];
  }

  #field(): string {
    const { between, chance, oneOf } = this.#random;
    if (chance(0.1))
      return `X-Huge: ${oneOf(['a', ' ', '\t', 'a ', '"', '\xe9']).repeat(between(1, 9_000))}`;
    if (chance(0.05))
      return oneOf([' folded', 'No-Colon', ': nameless', 'A : b', 'A:\0', '\xe9: a', 'A: a\rb']);
    if (chance(0.05))
      return Array.from({ length: between(2, 120) }, (_, at) => `X-${at}: y`).join('\r\n');
    const name = oneOf(Object.keys(values));
    const blank = oneOf([': ', ':', ':\t', ': \t ']);
    return `${chance(0.3) ? name.toLowerCase() : name}${blank}${oneOf(values[name] ?? [''])}`;
  }

  #damaged(text: string): string {
    const { between, oneOf } = this.#random;
    const at = between(0, Math.max(0, text.length - 1));
    const [before, after] = [text.slice(0, at), text.slice(at)];
    return oneOf([
      `${before}${oneOf(oddBytes)}${after.slice(1)}`,
      `${before}${oneOf(oddBytes)}${after}`,
      `${before}${after.slice(1)}`,
      before,
    ]);
  }

  #cut(text: string): string[] {
    const { between } = this.#random;
    const places = Array.from({ length: between(1, 5) }, () => between(0, text.length)).sort(
      (a, b) => a - b,
    );
    return [0, ...places].map((from, at) => text.slice(from, places[at] ?? text.length));
  }
}
