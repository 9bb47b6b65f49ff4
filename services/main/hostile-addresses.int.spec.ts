import { parse } from 'node:querystring';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { fragmentRoutes } from '@parvis/contracts/site/routes/fragment-routes.ts';
import { publicRoutes } from '@parvis/contracts/site/routes/public-routes.ts';
import { anyPath, anyText } from '@parvis/contracts/testing/any-text.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseBy } from '../http/parse-input.ts';
import { pathPatterns } from '../http/path-patterns.ts';
import { requireStrictText } from '../http/strict-text.ts';
import { allEndpoints, rowNameOf } from '../http/testing/all-endpoints.ts';
import {
  badPathSegments,
  hostileQueries,
  hostileTargets,
  tooLargeNumbers,
} from '../http/testing/bad-input.ts';
import { type RawResponse, rawRequest } from '../http/testing/raw-request.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let Cookie: string;
/** Our own faults, as they are logged. */
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
 * Returns the addresses that were neither served, nor refused, nor redirected within the site, and
 * the faults reported.
 */
async function problemsWith(targets: readonly string[], method = 'GET'): Promise<unknown[]> {
  logged.length = 0;
  const responses = await Promise.all(
    targets.map(async (target) => {
      const headers = { Cookie, Accept: 'application/json' };
      const response = await rawRequest(here.port, target, { method, headers });
      return isCalm(response)
        ? []
        : [[method, target.slice(0, 100), response.status, response.headers]];
    }),
  );
  return [...responses.flat(), ...logged];
}

const calm = new Set([200, 301, 303, 308, 400, 403, 404, 405, 410, 414, 421, 422, 428, 431]);

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
  expect(await problemsWith(hostileTargets.map((target) => prefix + target))).toEqual([]);
});

test.each(prefixes)('no odd query of %j breaks anything', async (prefix) => {
  expect(await problemsWith(hostileQueries.map((query) => `${prefix || '/'}${query}`))).toEqual([]);
});

/**
 * Returns the addresses that visitors may request in one language, and those of their scripts, up
 * to their values.
 */
function publicPathsIn(locale: Locale): readonly string[] {
  const routes: readonly Record<Locale, string>[] = [
    ...Object.values(publicRoutes),
    ...Object.values(fragmentRoutes),
  ];
  return routes.map((route) => route[locale].replace(/[/.-]?\{.*$/, '') || '/');
}

const publicPaths = [...new Set(locales.flatMap(publicPathsIn))];

test.each(publicPaths)('no odd address of %s breaks anything', async (path) => {
  expect(await problemsWith(hostileTargets.map((target) => path + target))).toEqual([]);
});

// Apart from the words of its path, a route is the same in every language.
test.each([...new Set(publicPathsIn('fr'))])('no odd query of %s breaks anything', async (path) => {
  expect(await problemsWith(hostileQueries.map((query) => path + query))).toEqual([]);
});

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
      expect(await problemsWith(targets)).toEqual([]);
    }),
    { seed: 20_261_120, numRuns: 100, verbose: true },
  );
});

test('a path with NUL or with escapes that are no text is not found, whether something exists there or not', async () => {
  const upload = await fetch(`${here.origin}/api/media/files?filename=a.txt`, {
    method: 'POST',
    headers: { Cookie, 'Content-Type': 'text/plain' },
    body: 'a',
  });
  const { id } = await upload.json();
  const ofMedia = [`/media/files/${id}/x`, '/media/files/nothinghere0/x', '/media/files/'];
  const others = ['/api/pages/x', '/admin/x', '/assets/x', '/translations/x', '/groupe', '/en/x'];
  for (const end of ['%00', '%0a', '%7f', '%ff', '%zz', '%', '%c0%80', '%ed%a0%80'])
    for (const path of [...ofMedia, ...others]) {
      const { status } = await rawRequest(here.port, path + end);
      expect([path, end, status]).toEqual([path, end, 404]);
    }
  expect(logged).toEqual([]);
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
    expect(await problemsWith(oddLines, method)).toEqual([]);
  },
);

const reads = allEndpoints.filter(({ method }) => method === 'get');

test.each(reads.map((one) => [rowNameOf(one), one] as const))(
  '%s refuses or ignores unknown query parameters',
  async (_, endpoint) => {
    const queries = queriesApart(endpoint);
    expect(queries.length).toBeGreaterThan(1);
    expect(await problemsWith(queries.map((query) => pathOf(endpoint) + query))).toEqual([]);
  },
);

/**
 * Returns the odd queries, except those that reach the endpoint's handler or its refusal in the
 * same way as another does.
 */
function queriesApart({ query: schema }: Endpoint): readonly string[] {
  const byOutcome = hostileQueries.map((query) => {
    const sent = parse(query.slice(1));
    const strict = requireStrictText(sent);
    const parsed = strict.ok ? parseBy(schema, sent) : strict;
    const outcome = parsed.ok
      ? [parsed.value]
      : parsed.refusals.map(({ code, params }) => ({ code, reason: params?.['reason'] }));
    return [JSON.stringify(outcome), query] as const;
  });
  return [...new Map(byOutcome).values()];
}

test.each(reads.map((one) => [rowNameOf(one), one] as const))(
  '%s is not found under odd names',
  async (_, endpoint) => {
    const [{ path } = { path: '' }] = pathPatterns(endpoint);
    const targets = [...path.matchAll(/:\w+/g)].flatMap(([parameter]) =>
      [...badPathSegments, ...tooLargeNumbers].map((segment) =>
        pathOf(endpoint, { [parameter]: segment }),
      ),
    );
    expect(await problemsWith(targets)).toEqual([]);
  },
);

function pathOf(endpoint: Endpoint, replaced: Readonly<Record<string, string>> = {}): string {
  const [{ path } = { path: '' }] = pathPatterns(endpoint);
  return path.replaceAll(/:\w+/g, (parameter) => replaced[parameter] ?? 'k3f9a1b2c3d4');
}
