import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from '../http/bind-routes.ts';
import { shownExample } from '../http/openapi-examples.ts';
import { route } from '../http/route.ts';
import { trustingAuthenticator } from '../http/testing/actors.ts';
import { allEndpoints, rowNameOf } from '../http/testing/all-endpoints.ts';
import { type Served, serve } from '../http/testing/serve.ts';
import { operationExamples } from './examples.ts';
import { knownConditions } from './testing/known-conditions.ts';

/** Every list of the API: a read that returns items. */
const lists = allEndpoints.filter(({ method, response }) => {
  if (method !== 'get' || response.kind !== 'json') return false;
  return response.schema instanceof z.ZodObject && 'items' in response.schema.shape;
});
const named = lists.map((list) => [rowNameOf(list), list] as const);
const takes = (name: string) =>
  named.filter(([, { query }]) => query instanceof z.ZodObject && name in query.shape);

/** What reached a handler. */
const entered: { id: string; query: unknown }[] = [];
let served: Served;

beforeAll(async () => {
  const routes = lists.map((endpoint) =>
    route(endpoint, async ({ query }) => {
      entered.push({ id: endpoint.id, query });
      return { kind: 'empty' };
    }),
  );
  const router = bindRoutes(routes, {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: () => undefined,
  });
  served = await serve((app) => app.use(router));
});
afterAll(() => served.close());

/** Reads a list as whoever may; returns how it was refused, or the query that reached its handler. */
async function read(list: Endpoint, given: Readonly<Record<string, string>>) {
  entered.length = 0;
  const { params, query } = shownExample(list, operationExamples);
  const path = list.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const sent = z.record(z.string(), z.coerce.string()).parse({ ...query, ...given });
  const isEthics = typeof list.access === 'object' && list.access.capability === 'ethics.handle';
  const headers = {
    Accept: 'application/json',
    'Accept-Language': 'en',
    Authorization: isEthics ? 'ethics-officer' : 'administrator',
  };
  const response = await fetch(`${served.origin}${path}?${new URLSearchParams(sent)}`, { headers });
  const [entry] = entered;
  if (response.status !== 422) return { entry, problem: undefined };
  return { entry, problem: problemSchema.parse(await response.json()) };
}

test('the lists are those of the description, with conditions and without', () => {
  expect(lists.length).toBeGreaterThan(50);
  expect([takes('fields').length, takes('where').length]).toEqual([21, 20]);
});

/** The back-office’s own screens may send what only its script reads. */
const ofPrograms = named.filter(([, { path }]) => path.startsWith('/api/'));

test.each(ofPrograms)('%s refuses an unknown parameter by name', async (_, list) => {
  const { entry, problem } = await read(list, { tides: '1' });
  expect(entry).toBeUndefined();
  expect(problem?.errors).toContainEqual(
    expect.objectContaining({ pointer: '/tides', detail: expect.stringContaining('tides') }),
  );
});

test.each(takes('fields'))('%s refuses an unknown field to return by name', async (_, list) => {
  const { entry, problem } = await read(list, { fields: 'tides' });
  expect([entry, problem?.errors]).toEqual([
    undefined,
    [
      expect.objectContaining({
        pointer: expect.stringMatching(/^\/fields/),
        detail: expect.stringContaining('tides'),
      }),
    ],
  ]);
});

describe.each(takes('where'))('%s', (_, list) => {
  const conditions = [...knownConditions(list)];
  const where = (condition: object) => read(list, { where: JSON.stringify(condition) });

  it('refuses a condition on an unknown field by name', async () => {
    const { entry, problem } = await where({ tides: { equals: 'x' } });
    expect([entry, problem?.errors]).toEqual([
      undefined,
      [expect.objectContaining({ detail: expect.stringContaining('tides') })],
    ]);
  });

  it.each(conditions.map(([field]) => field))('knows %s in conditions', async (field) => {
    expect((await where({ [field]: { exists: true } })).entry?.id).toBe(list.id);
  });

  it('refuses a value that a field cannot have, and names those that it can', async () => {
    for (const [field, values] of conditions.filter(([, listed]) => listed.length > 0)) {
      const bogus = typeof values[0] === 'number' ? 999 : 'tides';
      const contains = { [field]: { contains: bogus } };
      const equals = { [field]: { equals: bogus } };
      const isOfWords = (await where({ [field]: { contains: values[0] } })).entry !== undefined;
      const { entry, problem } = await where(isOfWords ? contains : equals);
      expect([field, entry, problem?.errors]).toEqual([
        field,
        undefined,
        [expect.objectContaining({ detail: expect.stringContaining(values.join(', ')) })],
      ]);
      const known = isOfWords ? { contains: values[0] } : { in: [...values] };
      expect([field, (await where({ [field]: known })).entry?.id]).toEqual([field, list.id]);
    }
  });

  it.each(conditions.map(([field]) => field))('can return what holds %s', async (field) => {
    const { entry } = await read(list, { fields: field });
    expect(entry?.id).toBe(list.id);
    const { fields } = z.object({ fields: z.array(z.string()).min(1) }).parse(entry?.query);
    const described = list.response.kind === 'json' ? list.response.schema : undefined;
    const item = described instanceof z.ZodObject ? described.shape['items'] : undefined;
    const shapes = shapesOf(item instanceof z.ZodArray ? item.element : undefined);
    // A list of the library holds what its kind has; the others lack it.
    const isMedia = list.path.includes('/media/') || list.path.includes('/library/');
    for (const name of isMedia ? [] : fields)
      expect([field, shapes.some((shape) => (name.split('.')[0] ?? '') in shape)]).toEqual([
        field,
        true,
      ]);
  });
});

function shapesOf(schema: unknown): readonly object[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(shapesOf) : [];
}

test('fields with a choice of values are known as such, wherever items hold them', () => {
  const choosing = takes('where').flatMap(([, list]) =>
    [...knownConditions(list)].flatMap(([field, values]) =>
      values.length > 0 ? [`${list.id}.${field}`] : [],
    ),
  );
  for (const one of [
    'listPages.status',
    'listAllNews.nature',
    'listRedirects.status',
    'listImages.format',
    'listVideos.provider',
    'listFiles.release',
    'listOffers.remote',
    'listAccounts.roles',
    'listContactMessages.status',
  ])
    expect(choosing).toContain(one);
});
