import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindRoutes } from './bind-routes.ts';
import { pathPatterns } from './path-patterns.ts';
import { route } from './route.ts';
import { trustingAuthenticator } from './testing/actors.ts';
import { allEndpoints, rowNameOf } from './testing/all-endpoints.ts';
import { callers, routeTable } from './testing/route-table.ts';
import { type Served, serve } from './testing/serve.ts';

const sample: Readonly<Record<string, string>> = {
  revision: '1',
  nb: '10',
  name: 'page-fragments',
  token: 'abcdefghijklmnopqrstuvwxyz',
  moduleId: 'k3f9a1b2c3d4e5f6',
  aid: 'a1b2c3d4e5f6a7b8',
  step: '14',
  linkId: 'k3f9a1b2c3d4',
  messageId: `msg_${'k'.repeat(28)}`,
  secret: 'k'.repeat(43),
  in: 'header',
  run: '1',
};
/** The required query of an endpoint. */
const sampleQuery: Readonly<Record<string, string>> = {
  listOfferAbsences: '?source=estuaire',
  listOfferFacets: '?group=city',
  removeOfferFeed: '?offers=keep',
  rehearsePublication: '?action=publish',
  checkRedirect: '?from=/quai',
  readEmbed: '?address=https://youtu.be/a',
  fetchPosts: '?network=bluesky&account=us',
  searchEverything: '?q=quai',
  chooseMemento: '?path=/',
  listMementos: '?path=/',
  showMemento: '?path=/&at=2026-01-05T09:30:00Z',
  downloadArchive: '?path=/&at=2026-01-05T09:30:00Z',
  downloadBundle: '?path=/&to=2026-01-05T09:30:00Z&purpose=x',
  reconstructPage: '?path=/&at=2026-01-05T09:30:00Z',
  findExposures: '?text=quai',
  showReconstruction: '?path=/&at=2026-01-05T09:30:00Z',
};
const entered: string[] = [];
let served: Served;

beforeAll(async () => {
  const routes = allEndpoints.map((endpoint) =>
    route(endpoint, async () => {
      entered.push(endpoint.id);
      return { kind: 'empty' };
    }),
  );
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  served = await serve((app) => app.use(router));
});
afterAll(() => served.close());

test.each(allEndpoints.map((endpoint) => [rowNameOf(endpoint), endpoint] as const))(
  '%s returns 401 or 403 over HTTP before it reads the input, as in the table',
  async (name, endpoint) => {
    const row = routeTable[name] ?? [];
    for (const [column, caller] of callers.entries()) {
      entered.length = 0;
      const response = await fetch(served.origin + pathOf(endpoint), {
        method: endpoint.method.toUpperCase(),
        headers: caller === 'anonymous' ? {} : { Authorization: caller },
      });
      await response.arrayBuffer();
      const admission =
        response.status === 401 || response.status === 403 ? response.status : 'let in';
      expect([caller, admission]).toEqual([caller, row[column]]);
      expect([404, 405, 500]).not.toContain(response.status);
      expect(entered.length > 0 && admission !== 'let in').toBe(false);
    }
  },
);

/** An existing path of an endpoint, with the first value of each enum, and a matching id. */
function pathOf(endpoint: Endpoint): string {
  const [{ path } = { path: '' }] = pathPatterns(endpoint);
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'id' && /^\/(?:admin\/(?:inline\/)?)?module/.test(path)) return 'k3f9a1b2c3d4e5f6';
    if (path.startsWith('/api/ethics/reports/')) return '00000000-0000-4000-8000-000000000000';
    return sample[name] ?? 'k3f9a1b2c3d4';
  });
}

test('the sample requests reach their own endpoint and no other', async () => {
  for (const endpoint of allEndpoints.filter(({ method }) => method === 'get')) {
    entered.length = 0;
    const { access } = endpoint;
    const isEthics = typeof access === 'object' && access.capability === 'ethics.handle';
    const headers = { Authorization: isEthics ? 'ethics-officer' : 'administrator' };
    const address = pathOf(endpoint) + (sampleQuery[endpoint.id] ?? '');
    const response = await fetch(served.origin + address, { headers });
    await response.arrayBuffer();
    expect(entered).toEqual([endpoint.id]);
  }
});
