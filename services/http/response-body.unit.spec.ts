import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import { endpoint } from '@parvis/contracts/http/endpoint.ts';
import { listResponse } from '@parvis/contracts/http/list-controls.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { responseBody } from './response-body.ts';
import { route } from './route.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });
const common = { method: 'get', path: '/api/people', summary: 'Reads a person' } as const;
const none = z.object({});
const nothing = { params: none, query: none, body: none };
const response = { status: 200, kind: 'json', schema: personSchema } as const;

/** An endpoint that returns a person to those with a capability. */
function readBy(capability: Capability) {
  return endpoint({ ...common, ...nothing, id: 'getPerson', access: { capability }, response });
}

const list = endpoint({
  ...common,
  ...nothing,
  id: 'listPeople',
  access: { capability: 'content.read' },
  response: listResponse(personSchema),
});
const ada = { id: '1', name: 'Ada' };
const page = { items: [ada], total: 1, page: 1, pageSize: 20 };

afterEach(() => vi.unstubAllEnvs());

describe('in production', () => {
  test('what can hold personal data has the declared fields only', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const body = { ...ada, passwordHash: 'scrypt$1' };
    expect(responseBody(readBy('accounts.manage'), body, {})).toEqual(ada);
  });

  test('what lacks a declared field is a fault that names the field and not the data', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const send = () => responseBody(readBy('accounts.manage'), { name: 'Ada' }, {});
    expect(send).toThrow('getPerson: id (invalid_type)');
  });

  test('content is sent as it is', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const body = { ...ada, more: 1 };
    expect(responseBody(readBy('content.read'), body, {})).toBe(body);
  });
});

test('elsewhere every response that differs from its declaration is a fault', () => {
  const send = (body: unknown) => () => responseBody(readBy('content.read'), body, {});
  expect(send({ ...ada, more: 1 })).toThrow('getPerson returns /more otherwise than it declares');
  expect(send({ id: '1' })).toThrow('getPerson: name (invalid_type)');
  expect(send(ada)()).toEqual(ada);
});

test('a time is sent as its text', () => {
  const schema = z.object({ at: z.iso.datetime() });
  const timed = { ...readBy('content.read'), response: { ...response, schema } };
  expect(responseBody(timed, { at: new Date(0) }, {})).toEqual({ at: '1970-01-01T00:00:00.000Z' });
});

test('a list has the chosen fields and the key of its items', () => {
  expect(responseBody(list, page, { fields: [] })).toEqual({ ...page, items: [{ id: '1' }] });
  expect(responseBody(list, page, { fields: ['name'] })).toEqual(page);
  expect(responseBody(list, page, {})).toEqual(page);
});

test('of a field of a list, the parts that are named after a dot are returned', () => {
  const titles = z.object({ fr: z.string(), en: z.string() });
  const item = z.object({
    id: z.string(),
    titles,
    end: titles.nullable(),
    more: titles.optional(),
  });
  const titled = { ...list, response: listResponse(item) };
  const both = { fr: 'Quai', en: 'Quay' };
  const items = [
    { id: '1', titles: both, end: both, more: both },
    { id: '2', titles: both, end: null },
  ];
  const sent = (...fields: string[]) => responseBody(titled, { ...page, items }, { fields });
  expect(sent('titles.fr', 'end.en', 'more.en')).toMatchObject({
    items: [
      { id: '1', titles: { fr: 'Quai' }, end: { en: 'Quay' }, more: { en: 'Quay' } },
      { id: '2', titles: { fr: 'Quai' }, end: null },
    ],
  });
  expect(sent('titles', 'titles.fr')).toEqual({
    ...page,
    items: items.map(({ id }) => ({ id, titles: both })),
  });
});

test('a handler that returns another body than its endpoint declares does not compile', () => {
  const read = readBy('content.read');
  const routes = [
    route(read, async () => ({ kind: 'json', body: ada })),
    // @ts-expect-error a field is missing
    route(read, async () => ({ kind: 'json', body: { id: '1' } })),
    // @ts-expect-error a field has another type
    route(read, async () => ({ kind: 'json', body: { ...ada, name: 1 } })),
  ];
  expect(routes).toHaveLength(3);
});
