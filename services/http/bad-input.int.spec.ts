import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { usualBodyBytes } from '@parvis/contracts/limits/bodies.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from './bind-routes.ts';
import { pathPatterns } from './path-patterns.ts';
import { route } from './route.ts';
import { allEndpoints, rowNameOf } from './testing/all-endpoints.ts';
import {
  type BadBody,
  badBodies,
  badPathSegments,
  badQueries,
  badValues,
} from './testing/bad-input.ts';
import { openSender, type ReceivedResponse } from './testing/open-sender.ts';
import { problemIn } from './testing/recording-server.ts';
import { type Served, serve } from './testing/serve.ts';
import { type ServedForm, serveForm } from './testing/served-form.ts';

/**
 * Uploads take raw bytes of any type, and mail programs may send any body; their own specs send
 * hostile ones.
 */
const writes = allEndpoints.filter(
  (one) => one.method !== 'get' && !one.takesBytes && !one.fromMailPrograms,
);
const named = writes.map((endpoint) => [rowNameOf(endpoint), endpoint] as const);

const faults: unknown[] = [];
let entered = 0;
let served: Served;
const sender = openSender();
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
  sender.close();
  await served.close();
  await asking.close();
});

function send(
  { method }: Endpoint,
  path: string,
  body: BadBody['body'],
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<ReceivedResponse> {
  return sender.send(method, served.origin + path, body, { 'Accept-Language': 'en', ...headers });
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
      `msg_${'k'.repeat(28)}`,
      '6f1c7c1e-52f3-4a52-9d3c-0a8f5d1c2b3a',
    ];
    return replaced[name] ?? known.find((value) => fits(endpoint.params, name, value)) ?? name;
  });
}

function fits(params: z.ZodType, name: string, value: string): boolean {
  const schema = params instanceof z.ZodObject ? params.shape[name] : undefined;
  return schema instanceof z.ZodType && schema.safeParse(value).success;
}

/** Whether a text is one sentence: with a start, an end and no blanks. */
function isSentence(words: string): boolean {
  return /^[\p{Lu}“«].{8,}\.$/u.test(words) && !/[{}]|\(\)| {2}|undefined|NaN/.test(words);
}

test('there are many endpoints that write', () => {
  expect(writes.length).toBeGreaterThan(60);
});

/** Everything that reading an endpoint's body depends on. */
const limitsOf = ({ maxBytes, takesFiles }: Endpoint) => JSON.stringify([maxBytes, takesFiles]);
const oneOfLimits = new Map(writes.map((one) => [limitsOf(one), one]));
/** Bodies this long are sent to only one of the endpoints that read them in the same way. */
const longBytes = 30_000;

function bodiesFor(one: Endpoint): readonly BadBody[] {
  const { maxBytes, takesFiles } = one;
  const isSample = oneOfLimits.get(limitsOf(one)) === one;
  // A body too large for other endpoints is accepted by one with a higher limit, whose own spec
  // exceeds it; the spec of an endpoint with files sends bad ones.
  return badBodies.filter(
    ({ body, encoding, status, type }) =>
      (isSample || (body.length < longBytes && encoding === undefined)) &&
      (maxBytes === undefined || status !== 413) &&
      (takesFiles === undefined || !type.startsWith('multipart/')),
  );
}

test.each(named)(
  '%s refuses every invalid body in a sentence that names the field',
  async (_, one) => {
    for (const { what, type, body, status, pointer, encoding } of bodiesFor(one)) {
      const headers = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) };
      const problem = await problemIn(await send(one, pathOf(one), body, headers));
      const [first] = problem.errors;
      expect([what, problem.status, first?.pointer]).toEqual([what, status, pointer]);
      expect(first?.detail).toSatisfy(isSentence);
    }
    expect([entered, faults]).toEqual([0, []]);
  },
);

const withFields = named.flatMap(([name, one]) =>
  one.body instanceof z.ZodObject ? [[name, one, Object.entries(one.body.shape)] as const] : [],
);

/** Bodies that set fields to values that they refuse, as many together as a body may have. */
function* bodiesOf(one: Endpoint, fields: (typeof withFields)[number][2], value: unknown) {
  const refusing = fields.filter(([, schema]) => !z.safeParse(schema, value).success);
  const names = refusing.map(([name]) => name);
  const most = one.maxBytes ?? usualBodyBytes;
  const count = Math.floor(most / (JSON.stringify(value).length + 100));
  for (let at = 0; count > 0 && at < names.length; at += count) yield names.slice(at, at + count);
}

test.each(withFields)(
  '%s refuses every invalid value of its fields and names each',
  async (_, one, fields) => {
    const refused = new Set<string>();
    for (const value of badValues)
      for (const names of bodiesOf(one, fields, value)) {
        const sent = Object.fromEntries(names.map((name) => [name, value]));
        const problem = await problemIn(await send(one, pathOf(one), JSON.stringify(sent)));
        const unnamed = names.filter(
          (name) => !problem.errors.some(({ pointer }) => `${pointer}/`.startsWith(`/${name}/`)),
        );
        expect([problem.status, unnamed, value]).toEqual([422, [], value]);
        expect(problem.errors.filter(({ detail }) => !isSentence(detail))).toEqual([]);
        for (const name of names) refused.add(name);
      }
    expect([...refused].toSorted()).toEqual(fields.map(([name]) => name).toSorted());
    expect([entered, faults]).toEqual([0, []]);
  },
);

test.each(withFields)(
  '%s refuses a field twice in a form unless it is a list',
  async (_, one, fields) => {
    const names = fields.flatMap(([name, schema]) =>
      z.safeParse(schema, ['a', 'b']).success ? [] : [name],
    );
    if (names.length === 0) return;
    const form = names.map((name) => `${name}=a&${name}=b`).join('&');
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const problem = await problemIn(await send(one, pathOf(one), form, type));
    expect(problem.status).toBe(422);
    const pointed = new Set(problem.errors.map(({ pointer }) => pointer.split('/')[1]));
    expect(names.filter((name) => !pointed.has(name))).toEqual([]);
    expect(entered).toBe(0);
  },
);

/** Any text, percent-encoded: a source names its offers as it likes. */
const freeTexts = new Set(['reference']);

const identified = named.flatMap(([name, endpoint]) => {
  const parameters = [...(pathPatterns(endpoint)[0]?.path ?? '').matchAll(/:(\w+)/g)].filter(
    ([, parameter = '']) => !freeTexts.has(parameter),
  );
  return parameters.map(([, parameter = '']) => [name, parameter, endpoint] as const);
});

test.each(identified)('%s is not found under an invalid %s', async (_, parameter, one) => {
  for (const segment of badPathSegments) {
    const { status } = await send(one, pathOf(one, { [parameter]: segment }), '{}');
    expect([segment, status]).toEqual([segment, 404]);
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
