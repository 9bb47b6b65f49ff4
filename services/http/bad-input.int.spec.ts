import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from './bind-routes.ts';
import { pathPatterns } from './path-patterns.ts';
import { route } from './route.ts';
import { allEndpoints, rowNameOf } from './testing/all-endpoints.ts';
import { badBodies, badPathSegments, badQueries, badValues } from './testing/bad-input.ts';
import { problemIn } from './testing/recording-server.ts';
import { type Served, serve } from './testing/serve.ts';
import { type ServedForm, serveForm } from './testing/served-form.ts';

/** Uploads take raw bytes of any type; their own spec sends hostile ones. */
const writes = allEndpoints.filter((one) => one.method !== 'get' && !one.takesBytes);
const named = writes.map((endpoint) => [rowNameOf(endpoint), endpoint] as const);

const faults: unknown[] = [];
let entered = 0;
let served: Served;
let asking: ServedForm;

beforeAll(async () => {
  const routes = writes.map((endpoint) =>
    route(endpoint, async () => {
      entered += 1;
      return { kind: 'empty' };
    }),
  );
  const roles = ['administrator', 'ethics-officer'] as const;
  const actor = { kind: 'account', accountId: 'a00000000000', name: 'A', roles } as const;
  const router = bindRoutes(routes, {
    authenticator: { actorOf: async () => ({ ok: true, value: actor }) },
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_requestId, fault) => faults.push(fault),
  });
  served = await serve((app) => app.use(router));
  asking = await serveForm();
});
beforeEach(() => {
  entered = 0;
  faults.length = 0;
});
afterAll(async () => {
  await served.close();
  await asking.close();
});

type Body = string | Uint8Array<ArrayBuffer>;

function send(
  { method }: Endpoint,
  path: string,
  body: Body,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<Response> {
  return fetch(served.origin + path, {
    method: method.toUpperCase(),
    headers: { 'Accept-Language': 'en', ...headers },
    body,
    redirect: 'manual',
  });
}

/** An existing path of an endpoint: every parameter has a value that its schema accepts. */
function pathOf(endpoint: Endpoint, replaced: Readonly<Record<string, string>> = {}): string {
  const [pattern] = pathPatterns(endpoint);
  return (pattern?.path ?? '').replaceAll(/:(\w+)/g, (_, name: string) => {
    const known = [
      'k3f9a1b2c3d4',
      'k3f9a1b2c3d4e5f6',
      '1',
      'page-fragments',
      'k'.repeat(22),
      'k'.repeat(43),
      '6f1c7c1e-52f3-4a52-9d3c-0a8f5d1c2b3a',
    ];
    return replaced[name] ?? known.find((value) => fits(endpoint.params, name, value)) ?? name;
  });
}

function fits(params: z.ZodType, name: string, value: string): boolean {
  const schema = params instanceof z.ZodObject ? params.shape[name] : undefined;
  return schema instanceof z.ZodType && schema.safeParse(value).success;
}

/** The number of bytes of a body that are checked, without the field's name. */
function mostBytes({ maxBytes = Number.POSITIVE_INFINITY }: Endpoint): number {
  return maxBytes - 100;
}

/** One clear sentence: with a start, an end and no blanks. */
function isSentence(words: string): boolean {
  return /^[\p{Lu}“«].{8,}\.$/u.test(words) && !/[{}]|\(\)| {2}|undefined|NaN/.test(words);
}

test('there are many endpoints that write', () => {
  expect(writes.length).toBeGreaterThan(60);
});

test.each(named)(
  '%s refuses every invalid body in a sentence that names the field',
  async (_, one) => {
    // A body too large for other endpoints is accepted by one with a higher limit, whose own spec
    // exceeds it; the spec of an endpoint with files sends bad ones.
    const bodies = badBodies.filter(
      ({ status, type }) =>
        (one.maxBytes === undefined || status !== 413) &&
        (one.takesFiles === undefined || !type.startsWith('multipart/')),
    );
    for (const { what, type, body, status, pointer, encoding } of bodies) {
      const headers = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) };
      const problem = await problemIn(await send(one, pathOf(one), body, headers));
      const [first] = problem.errors;
      expect([what, problem.status, first?.pointer]).toEqual([what, status, pointer]);
      expect(first?.detail).toSatisfy(isSentence);
    }
    expect([entered, faults]).toEqual([0, []]);
  },
);

const fields = named.flatMap(([name, endpoint]) =>
  endpoint.body instanceof z.ZodObject
    ? Object.entries(endpoint.body.shape).map(
        ([field, schema]) => [name, field, endpoint, schema] as const,
      )
    : [],
);

test.each(fields)(
  '%s refuses every invalid value of %s and names it',
  async (_, field, one, schema) => {
    const bad = badValues.filter(
      (value) =>
        !z.safeParse(schema, value).success && JSON.stringify(value).length < mostBytes(one),
    );
    expect(bad.length).toBeGreaterThan(0);
    for (const value of bad) {
      const problem = await problemIn(
        await send(one, pathOf(one), JSON.stringify({ [field]: value })),
      );
      const its = problem.errors.filter(({ pointer }) => `${pointer}/`.startsWith(`/${field}/`));
      expect([problem.status, its.length > 0, value]).toEqual([422, true, value]);
      expect(problem.errors.filter(({ detail }) => !isSentence(detail))).toEqual([]);
    }
    expect([entered, faults]).toEqual([0, []]);
  },
);

test.each(fields)(
  '%s refuses %s twice in a form unless it is a list',
  async (_, field, one, schema) => {
    if (z.safeParse(schema, ['a', 'b']).success) return;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const problem = await problemIn(await send(one, pathOf(one), `${field}=a&${field}=b`, type));
    expect(problem.status).toBe(422);
    expect(problem.errors.map(({ pointer }) => pointer.split('/')[1])).toContain(field);
    expect(entered).toBe(0);
  },
);

const identified = named.flatMap(([name, endpoint]) => {
  const parameters = [...(pathPatterns(endpoint)[0]?.path ?? '').matchAll(/:(\w+)/g)];
  return parameters.map(([, parameter = '']) => [name, parameter, endpoint] as const);
});

test.each(identified)('%s is not found under an invalid %s', async (_, parameter, one) => {
  for (const segment of badPathSegments) {
    const response = await send(one, pathOf(one, { [parameter]: segment }), '{}');
    await response.arrayBuffer();
    expect([segment, response.status]).toEqual([segment, 404]);
  }
  expect([entered, faults]).toEqual([0, []]);
});

test.each(named)('%s refuses invalid queries', async (_, one) => {
  for (const query of badQueries) {
    const problem = await problemIn(await send(one, pathOf(one) + query, '{}'));
    expect([query, problem.status, problem.code]).toEqual([query, 422, 'invalid']);
  }
  expect(entered).toBe(0);
});

test.each([
  ['a page', { Accept: 'text/html' }, '<html><form></form></html>'],
  ['a fragment', { 'X-Fragment': '1' }, '<form></form>'],
] as const)('a form is returned for every invalid body, as %s', async (_, reader, rendered) => {
  for (const { what, type, body, status, encoding } of badBodies) {
    const headers = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) };
    const response = await asking.send(body, { ...headers, ...reader });
    const expected = status === 400 ? 422 : status;
    expect([what, response.status, await response.text()]).toEqual([what, expected, rendered]);
    expect(asking.rendered.at(-1)?.errors.summary[0]?.words).toSatisfy(isSentence);
  }
  expect([asking.commandIds, asking.faults]).toEqual([[], []]);
});
