import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pathPatterns } from '../platform/http/path-patterns.ts';
import { allEndpoints, rowNameOf } from '../platform/http/testing/all-endpoints.ts';
import {
  badPathSegments,
  hostileQueries,
  hostileTargets,
} from '../platform/http/testing/bad-input.ts';
import { rawRequest } from '../platform/http/testing/raw-request.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let Cookie: string;
const report = vi.spyOn(console, 'error');

beforeAll(async () => {
  here = await startedParvis();
  Cookie = await here.signIn('administrator');
});
afterAll(() => here.stop());
beforeEach(() => void report.mockClear());
afterEach(() => expect(report.mock.calls).toEqual([]));

/** Refused, or sent to another address of this site; answered where the odd part means nothing. */
async function expectCalm(target: string, method = 'GET'): Promise<void> {
  const headers = { Cookie, Accept: 'application/json' };
  const { status, headers: told } = await rawRequest(here.port, target, { method, headers });
  const shown = target.slice(0, 100);
  const calm = [200, 301, 303, 308, 400, 403, 404, 405, 410, 414, 422, 428, 431];
  expect([shown, calm.includes(status) ? 'calm' : status]).toEqual([shown, 'calm']);
  const to = told['location'];
  if (to !== undefined) expect([shown, to]).toEqual([shown, expect.stringMatching(/^\/(?![/\\])/)]);
}

const prefixes = [
  '',
  '/en',
  '/groupe',
  '/toutes-actualites',
  '/api',
  '/api/pages',
  '/admin',
  '/admin/inline',
  '/media',
  '/assets',
  '/translations',
  '/modal',
  '/rss/news',
];

test.each(prefixes)('no odd address under %j breaks anything', async (prefix) => {
  await Promise.all(hostileTargets.map((target) => expectCalm(prefix + target)));
});

test.each(prefixes)('no odd query of %j breaks anything', async (prefix) => {
  await Promise.all(hostileQueries.map((query) => expectCalm(`${prefix || '/'}${query}`)));
});

test.each([
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
])('the target %j breaks nothing', async (target) => {
  await expectCalm(target);
  await expectCalm(target, 'OPTIONS');
});

const reads = allEndpoints.filter(({ method }) => method === 'get');

test.each(reads.map((one) => [rowNameOf(one), one] as const))(
  '%s refuses or leaves out what it does not know of a query',
  async (_, endpoint) => {
    await Promise.all(hostileQueries.map((query) => expectCalm(pathOf(endpoint) + query)));
  },
);

test.each(reads.map((one) => [rowNameOf(one), one] as const))(
  '%s is not found under odd names',
  async (_, endpoint) => {
    const [{ path } = { path: '' }] = pathPatterns(endpoint);
    const targets = [...path.matchAll(/:\w+/g)].flatMap(([parameter]) =>
      badPathSegments.map((segment) => pathOf(endpoint, { [parameter]: segment })),
    );
    await Promise.all(targets.map((target) => expectCalm(target)));
  },
);

function pathOf(endpoint: Endpoint, replaced: Readonly<Record<string, string>> = {}): string {
  const [{ path } = { path: '' }] = pathPatterns(endpoint);
  return path.replaceAll(/:\w+/g, (parameter) => replaced[parameter] ?? 'k3f9a1b2c3d4');
}
