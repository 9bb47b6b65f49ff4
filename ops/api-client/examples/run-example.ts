import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { shownExample } from '@parvis/services/http/openapi-examples.ts';
import { operationExamples } from '@parvis/services/main/examples.ts';
import { z } from 'zod';
import { notRun } from './not-run.ts';
import type { Prepared, Stage } from './stage.ts';

/** What became of an example that was sent. */
export interface Outcome {
  readonly status: number;
  /** The beginning of a refusal. */
  readonly refusal?: string;
  /** The body, if it is JSON. */
  readonly body?: unknown;
  /** What does not agree with the description of the response. */
  readonly wrong?: string;
}

/** Sends the example of an operation with real ids, and compares its response with the description. */
export async function runExample(
  stage: Stage,
  endpoint: Endpoint,
  { ids = {}, seen, cookie = cookieFor(stage, endpoint), bytes, query: more }: Prepared,
): Promise<Outcome> {
  const { params, query, body } = shownExample(endpoint, operationExamples);
  const real = (value: unknown) => replaceIds(value, ids);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (braced, name: string) =>
    encodeURIComponent(ids[braced] ?? String(real(params[name]))),
  );
  const search = new URLSearchParams({
    ...z.record(z.string(), z.coerce.string()).parse(real(query)),
    ...more,
  });
  const sent = { method: endpoint.method, body: bytes ?? real(body.example), seen, cookie };
  const address = search.size > 0 ? `${path}?${search}` : path;
  const { response, text } = await sendWhenVisible(() => stage.send(address, sent), endpoint);
  const { status } = response;
  if (status !== endpoint.response.status) return { status, refusal: text.slice(0, 300) };
  return { status, ...compare(endpoint, response, text) };
}

/**
 * Sends a request; a read that cannot wait for writes is repeated until it finds what was written,
 * and a search that leaves out what took too long, until nothing does.
 */
async function sendWhenVisible(
  send: () => Promise<Response>,
  { id, method }: Endpoint,
): Promise<{ readonly response: Response; readonly text: string }> {
  for (let turn = 1; ; turn += 1) {
    const response = await send();
    const text = await response.text();
    const isEarly = [404, 503].includes(response.status) || text.includes('"unavailable":["');
    if (method !== 'get' || !isEarly || id in notRun || turn === 200) return { response, text };
    await setTimeout(100);
  }
}

function compare(
  { response: described }: Endpoint,
  response: Response,
  text: string,
): Pick<Outcome, 'body' | 'wrong'> {
  const type = response.headers.get('Content-Type')?.split(';')[0];
  const expected = { html: 'text/html', json: 'application/json', file: type, empty: type };
  if (described.kind === 'empty')
    return text === '' ? {} : { wrong: `a body: ${text.slice(0, 80)}` };
  if (type !== expected[described.kind]) return { wrong: `of type ${type}` };
  if (described.kind === 'file' && described.type.split(';')[0] !== type)
    return { wrong: `of type ${type}` };
  if (described.kind !== 'json') return {};
  const body: unknown = JSON.parse(text);
  const schema = described.chosen?.schema ?? described.schema;
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { body, wrong: parsed.error.message };
  return { body };
}

function cookieFor(stage: Stage, { access }: Endpoint): string | undefined {
  if (access === 'public') return undefined;
  const isEthics = access !== 'signed-in' && access.capability === 'ethics.handle';
  return stage.cookie(isEthics ? 'ethics-officer' : 'administrator');
}

/** Replaces ids that are whole texts or names. */
function replaceIds(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return ids[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => replaceIds(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [ids[name] ?? name, replaceIds(one, ids)]),
  );
}
