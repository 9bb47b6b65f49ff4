import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { fragmentRoutes } from '@parvis/contracts/site/routes/fragment-routes.ts';
import { publicRoutes } from '@parvis/contracts/site/routes/public-routes.ts';
import { anyPath, anyText } from '@parvis/contracts/testing/any-text.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathPatterns } from '../http/path-patterns.ts';
import { allEndpoints, rowNameOf } from '../http/testing/all-endpoints.ts';
import {
  badPathSegments,
  hostileQueries,
  hostileTargets,
  tooGreatNumbers,
} from '../http/testing/bad-input.ts';
import { type RawResponse, rawRequest } from '../http/testing/raw-request.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let Cookie: string;
/** Faults of ours, as they are logged. */
const logged: string[] = [];

beforeAll(async () => {
  here = await startedParvis(
    { PARVIS_LOG_LEVEL: 'error' },
    { logLines: { write: (line) => void logged.push(line) } },
  );
  Cookie = await here.signIn('administrator');
});
afterAll(() => here.stop());

/**
 * The addresses that were neither served, nor refused, nor redirected within the site, and the
 * faults reported.
 */
async function troubleWith(targets: readonly string[], method = 'GET'): Promise<unknown[]> {
  logged.length = 0;
  const answers = await Promise.all(
    targets.map(async (target) => {
      const headers = { Cookie, Accept: 'application/json' };
      const answer = await rawRequest(here.port, target, { method, headers });
      return isCalm(answer) ? [] : [[method, target.slice(0, 100), answer.status, answer.headers]];
    }),
  );
  return [...answers.flat(), ...logged];
}

const calm = new Set([200, 301, 303, 308, 400, 403, 404, 405, 410, 414, 422, 428, 431]);

function isCalm({ status, headers }: RawResponse): boolean {
  const to = headers['location'];
  return calm.has(status) && (to === undefined || /^\/(?![/\\])/.test(to));
}

const prefixes = [
  '',
  '/en',
  '/groupe',
  '/api',
  '/api/pages',
  '/admin',
  '/admin/inline',
  '/media',
  '/assets',
  '/translations',
  '/modal',
];

test.each(prefixes)('no odd address under %j breaks anything', async (prefix) => {
  expect(await troubleWith(hostileTargets.map((target) => prefix + target))).toEqual([]);
});

test.each(prefixes)('no odd query of %j breaks anything', async (prefix) => {
  expect(await troubleWith(hostileQueries.map((query) => `${prefix || '/'}${query}`))).toEqual([]);
});

/**
 * Addresses that visitors may request in both languages, and their scripts' addresses, up to their
 * values.
 */
const publicPaths = [
  ...Object.values(publicRoutes).flatMap((route) => locales.map((locale) => route[locale])),
  ...Object.values(fragmentRoutes).map(({ fr }) => fr),
].map((pattern) => pattern.replace(/[/.-]?\{.*$/, '') || '/');

test.each([...new Set(publicPaths)])(
  'no odd address and no odd query of %s breaks anything',
  async (path) => {
    const targets = hostileTargets.map((target) => path + target);
    const queries = hostileQueries.map((query) => path + query);
    expect(await troubleWith([...targets, ...queries])).toEqual([]);
  },
);

const anyName = fc.oneof(
  anyText({ maxLength: 8 }),
  fc.constantFrom('page', 'types', 'q', 'json', 'date_start', 'target', 'after', 'id'),
);
const anyQuery = fc
  .array(fc.tuple(anyName, anyText({ maxLength: 12 })))
  .map((pairs) =>
    pairs
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&'),
  );

test('no random request breaks anything', async () => {
  const anyTarget = fc
    .tuple(fc.constantFrom(...publicPaths), anyPath, anyQuery)
    .map(([path, more, query]) => `${path}${more}?${query}`);
  await fc.assert(
    fc.asyncProperty(fc.array(anyTarget, { minLength: 10, maxLength: 20 }), async (targets) => {
      expect(await troubleWith(targets)).toEqual([]);
    }),
    { seed: 20_261_120, numRuns: 100, verbose: true },
  );
});

const oddLines = [
  '*',
  'http://',
  'http://www.estuaire.example:99999/',
  'http://[::1]//evil.example',
  'http://a b/',
  'ftp://www.estuaire.example/',
  'javascript:alert(1)',
  '?page=2',
  '#top',
  '',
];

test.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'TRACE', 'BREW'])(
  'no odd request line with %s breaks anything',
  async (method) => {
    expect(await troubleWith(oddLines, method)).toEqual([]);
  },
);

const reads = allEndpoints.filter(({ method }) => method === 'get');

test.each(reads.map((one) => [rowNameOf(one), one] as const))(
  '%s refuses or ignores unknown query parameters',
  async (_, endpoint) => {
    expect(await troubleWith(hostileQueries.map((query) => pathOf(endpoint) + query))).toEqual([]);
  },
);

test.each(reads.map((one) => [rowNameOf(one), one] as const))(
  '%s is not found under odd names',
  async (_, endpoint) => {
    const [{ path } = { path: '' }] = pathPatterns(endpoint);
    const targets = [...path.matchAll(/:\w+/g)].flatMap(([parameter]) =>
      [...badPathSegments, ...tooGreatNumbers].map((segment) =>
        pathOf(endpoint, { [parameter]: segment }),
      ),
    );
    expect(await troubleWith(targets)).toEqual([]);
  },
);

function pathOf(endpoint: Endpoint, replaced: Readonly<Record<string, string>> = {}): string {
  const [{ path } = { path: '' }] = pathPatterns(endpoint);
  return path.replaceAll(/:\w+/g, (parameter) => replaced[parameter] ?? 'k3f9a1b2c3d4');
}
