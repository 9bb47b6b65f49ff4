import { listQueryNames } from '@parvis/contracts/site/filters/query-names.ts';
import {
  type BadBody,
  badBodies,
  badPathSegments,
  badValues,
  hostileQueries,
  hostileTargets,
} from '@parvis/services/http/testing/bad-input.ts';
import type { SeededRandom } from '../../random/seeded-random.ts';
import type { KnownEndpoint, KnownSite } from './known-site.ts';

const names = [...listQueryNames, 'after', 'at', 'path', 'next', 'search', 'kind', 'id', 'limit'];
const oddNames = [
  '',
  '__proto__',
  'constructor',
  'page[]',
  'page[a]',
  '%00',
  '%ed%a0%80',
  '\xe9',
  'q%',
];
const oddValues = [
  '',
  '0',
  '-1',
  '1',
  '2',
  '1e9',
  '1.5',
  '99999999999999999999999',
  'NaN',
  'true',
  'null',
  '%00',
  'a%00b',
  '%ed%a0%80',
  '%edb%80',
  '%ff%fe',
  '%',
  '%zz',
  '%c3',
  '\0',
  '\xe9',
  '\xff',
  '%F0%9F%92%A9',
  '%E2%80%AE',
  '%0d%0aX:%20y',
  '+',
  '%20',
  '%09',
  "'--",
  '%27%20or%201=1',
  '\\',
  '|',
  'a|b',
  '%7C%7C',
  'regions-0|regions-1',
  '*',
  '(',
  '[a-z',
  '%25',
  '%5f',
  '&',
  ';',
  '#',
  '01-2026',
  '13-2026',
  '00-0000',
  '12-9999',
  '2026-01-01',
  '99-99999',
  '-1-2026',
  '2026-03-01T10:00:00Z',
  '0000-01-01T00:00:00%2B23:59',
  '99999999999999999999',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '../../etc/passwd',
  '<script>',
] as const;
const accepted = [
  '*/*',
  'text/html',
  'application/json',
  'application/rss+xml',
  'a/b;q=x',
  ',;',
  '',
];
const languages = ['fr', 'en', 'de-DE, en;q=0.5', '*', 'x'.repeat(300), ''];

type Body = Pick<BadBody, 'type' | 'body' | 'encoding'>;

/**
 * Requests of an anonymous client: random addresses, queries and bodies mixed with those of the
 * site.
 */
export class OddAddresses {
  readonly #random: SeededRandom;
  readonly #site: KnownSite;

  constructor(random: SeededRandom, site: KnownSite) {
    this.#random = random;
    this.#site = site;
  }

  /** Returns the bytes of one complete request. */
  next(): Buffer {
    return this.#random.chance(0.6) ? this.#visit() : this.#call();
  }

  #visit(): Buffer {
    const path = this.#random.chance(0.1) ? this.#random.oneOf(hostileTargets) : this.#publicPath();
    return this.#request(this.#random.chance(0.9) ? 'GET' : 'HEAD', path + this.#query(names));
  }

  #publicPath(): string {
    const { addresses, patterns } = this.#site;
    if (this.#random.chance(0.5)) {
      const [path = '/'] = this.#random.oneOf(addresses).split('?');
      return this.#random.chance(0.3) ? `${path}/${this.#segment()}` : path;
    }
    const path = this.#random.oneOf(patterns).replaceAll(/\{\w+\}/g, () => this.#segment());
    return this.#random.chance(0.2) ? `/en${path}` : path;
  }

  #call(): Buffer {
    const endpoint = this.#random.oneOf(this.#site.endpoints);
    const path = endpoint.path.replaceAll(/\{\w+\}/g, () => this.#segment());
    const target = path + this.#query([...endpoint.queryNames, 'after']);
    if (endpoint.method === 'GET') return this.#request('GET', target);
    return this.#request(endpoint.method, target, this.#body(endpoint));
  }

  #body({ fields }: KnownEndpoint): Body {
    if (this.#random.chance(0.3)) return this.#random.oneOf(badBodies);
    const isForm = this.#random.chance(0.4);
    const given = fields.filter(() => this.#random.chance(0.7));
    const values = given.map((name) => [name, this.#fieldValue()] as const);
    if (!isForm)
      return { type: 'application/json', body: JSON.stringify(Object.fromEntries(values)) };
    const pairs = values.map(([name, value]) => `${name}=${JSON.stringify(value).slice(0, 2_000)}`);
    return { type: 'application/x-www-form-urlencoded', body: pairs.join('&') };
  }

  #fieldValue(): unknown {
    return this.#random.chance(0.3)
      ? this.#random.oneOf([
          'fr',
          'anne@estuaire.example',
          '2026-01-01',
          12,
          true,
          '\ud800',
          '\0',
          [null],
        ])
      : this.#random.oneOf(badValues);
  }

  #segment(): string {
    const { ids } = this.#site;
    const kind = this.#random.between(0, 5);
    if (kind < 2 && ids.length > 0) return this.#random.oneOf(ids);
    if (kind === 2) return this.#random.oneOf(badPathSegments);
    if (kind === 3) return this.#word();
    return this.#random.oneOf(oddValues).replaceAll(/[&#?]/g, '');
  }

  #query(known: readonly string[]): string {
    if (this.#random.chance(0.25)) return '';
    if (this.#random.chance(0.1)) return this.#random.oneOf(hostileQueries);
    const pairs = Array.from({ length: this.#random.between(1, 4) }, () => this.#pair(known));
    return `?${pairs.join('&')}`;
  }

  #pair(known: readonly string[]): string {
    if (this.#random.chance(0.6)) return this.#random.oneOf(this.#site.pairs);
    const name = this.#random.chance(0.9)
      ? this.#random.oneOf(known)
      : this.#random.oneOf(oddNames);
    const value = this.#random.chance(0.2) ? this.#word() : this.#random.oneOf(oddValues);
    const pair = `${name}=${value}`;
    if (this.#random.chance(0.05)) return `${pair}&`.repeat(this.#random.between(2, 300));
    if (this.#random.chance(0.05)) return `${pair}${'a'.repeat(this.#random.between(100, 9_000))}`;
    return pair;
  }

  /** Returns random bytes, of which a third are escaped. */
  #word(): string {
    const length = this.#random.between(1, 12);
    const byte = () => {
      const code = this.#random.between(0x21, 0xff);
      const hex = `%${code.toString(16).padStart(2, '0')}`;
      return this.#random.chance(0.33) || code === 0x7f ? hex : String.fromCharCode(code);
    };
    return Array.from({ length }, byte).join('');
  }

  #request(method: string, target: string, sent?: Body): Buffer {
    const body = Buffer.from(sent?.body ?? '');
    const lines = [
      `${method} ${target.replaceAll(/[\r\n ]/g, '%20')} HTTP/1.1`,
      'Host: www.estuaire.example',
      `Accept: ${this.#random.oneOf(accepted)}`,
      `Accept-Language: ${this.#random.oneOf(languages)}`,
      ...(sent ? [`Content-Type: ${sent.type}`, `Content-Length: ${body.length}`] : []),
      ...(sent?.encoding === undefined ? [] : [`Content-Encoding: ${sent.encoding}`]),
    ];
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    return Buffer.concat([head, body]);
  }
}
