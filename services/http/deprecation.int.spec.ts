import { type Deprecation, endpoint, minDeprecationDays } from '@parvis/contracts/http/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from './bind-routes.ts';
import { openApiDocument } from './openapi.ts';
import { namesInPath } from './path-patterns.ts';
import { route } from './route.ts';
import { trustingAuthenticator } from './testing/actors.ts';
import { allEndpoints } from './testing/all-endpoints.ts';
import { type Served, serve } from './testing/serve.ts';

const deprecated: Deprecation = {
  since: '2026-03-31',
  sunset: '2026-12-31',
  replacement: '/api/tides/{id}',
};
const declared = {
  method: 'get',
  access: { capability: 'content.read' },
  params: z.object({ id: z.string().max(20) }),
  query: z.object({ day: z.iso.date().optional() }),
  body: z.object({}),
  response: { status: 200, kind: 'json', schema: z.object({ metres: z.number() }) },
} as const;
const old = endpoint({
  ...declared,
  id: 'getWater',
  path: '/api/water/{id}',
  summary: 'Reads how high the water is',
  deprecated,
});
const successor = endpoint({
  ...declared,
  id: 'getTide',
  path: '/api/tides/{id}',
  summary: 'Reads the tide',
});
let served: Served;

beforeAll(async () => {
  const reply = { kind: 'json', body: { metres: 7 } } as const;
  const routes = [route(old, async () => reply), route(successor, async () => reply)];
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  served = await serve((app) => app.use(router));
});
afterAll(() => served.close());

const announced = (response: Response) =>
  ['deprecation', 'sunset', 'link'].map((name) => response.headers.get(name));

test.each([
  ['what it returns', '/api/water/brest%20nord', 'editor', 200],
  ['a refusal of the input', '/api/water/brest%20nord?day=soon', 'editor', 422],
  ['a refusal of the caller', '/api/water/brest%20nord', '', 401],
])(
  'a deprecated endpoint announces its end and its successor with %s',
  async (_, path, as, status) => {
    const headers = { Accept: 'application/json', Authorization: as };
    const response = await fetch(served.origin + path, { headers });
    expect([response.status, ...announced(response)]).toEqual([
      status,
      '@1774915200',
      'Thu, 31 Dec 2026 00:00:00 GMT',
      '</api/tides/brest%20nord>; rel="successor-version"',
    ]);
  },
);

test('its successor announces nothing', async () => {
  const headers = { Accept: 'application/json', Authorization: 'editor' };
  const response = await fetch(`${served.origin}/api/tides/brest`, { headers });
  expect([response.status, ...announced(response)]).toEqual([200, null, null, null]);
});

test('it is deprecated in the description, which says until when and what to call', () => {
  const examples = { requests: new Map(), responses: new Map() };
  const { paths } = openApiDocument([old, successor], '1.0.0', examples);
  expect(paths).toMatchObject({
    '/api/water/{id}': {
      get: {
        deprecated: true,
        description: expect.stringMatching(/2026-12-31.*\/api\/tides\/\{id\}/),
      },
    },
  });
  expect(JSON.stringify(Reflect.get(Object(paths), '/api/tides/{id}'))).not.toContain('deprecated');
});

/** What is wrong with the declaration that an endpoint is deprecated. */
function faultsIn(
  { path, deprecated: declaration }: Pick<typeof old, 'path' | 'deprecated'>,
  paths: readonly string[],
): readonly string[] {
  if (declaration === undefined) return [];
  const { since, sunset, replacement } = declaration;
  const days = (Date.parse(sunset) - Date.parse(since)) / 86_400_000;
  return [
    ...(days >= minDeprecationDays ? [] : [`${path} ends after ${days} days`]),
    ...(paths.includes(replacement) ? [] : [`${replacement} is no path`]),
    ...namesInPath(replacement).flatMap((name) =>
      namesInPath(path).includes(name) ? [] : [`${path} has no ${name}`],
    ),
  ];
}

test('what is deprecated lasts as long as promised, and its successor exists', () => {
  const paths = ['/api/tides/{id}', '/api/tides/{id}/{day}'];
  const changed = (changes: Partial<Deprecation>) =>
    faultsIn({ path: '/api/water/{id}', deprecated: { ...deprecated, ...changes } }, paths);
  expect(changed({})).toEqual([]);
  expect(changed({ sunset: '2026-04-30' })).toEqual(['/api/water/{id} ends after 30 days']);
  expect(changed({ replacement: '/api/waves' })).toEqual(['/api/waves is no path']);
  expect(changed({ replacement: '/api/tides/{id}/{day}' })).toEqual(['/api/water/{id} has no day']);
  const known = allEndpoints.map(({ path }) => path);
  expect(allEndpoints.flatMap((one) => faultsIn(one, known))).toEqual([]);
});
