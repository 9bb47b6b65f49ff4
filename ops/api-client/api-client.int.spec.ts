import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createClient as generateClient } from '@hey-api/openapi-ts';
import {
  type ApiPart,
  apiPartSchema,
  operationsEndpoints,
} from '@parvis/contracts/operations/endpoints.ts';
import { type StartedParvis, startedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A client written against the API description alone; its types are generated from it. */
const integrator = new URL('integrator/', import.meta.url);
const generated = new URL('generated/', integrator);
let parvis: StartedParvis;

beforeAll(async () => {
  parvis = await startedParvis();
});
afterAll(() => parvis.stop());

test('what two generators make of the three descriptions compiles, with an integrator’s code', async () => {
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated, { recursive: true });
  for (const part of apiPartSchema.options) await generate(part);
  const compiler = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
  const compiling = promisify(execFile)(process.execPath, [compiler, '-p', integrator.pathname]);
  expect(await compiling.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
}, 300_000);

/** Has types made of a description by openapi-typescript, and a client by openapi-ts. */
async function generate(part: ApiPart): Promise<void> {
  const response = await fetch(`${parvis.origin}${operationsEndpoints.openApi.path}?part=${part}`);
  const described = await response.text();
  // A declaration file would not be checked.
  await writeFile(new URL(`${part}.ts`, generated), astToString(await openapiTS(described)));
  await generateClient({
    input: JSON.parse(described),
    output: new URL(`${part}-client`, generated).pathname,
    logs: { level: 'silent', file: false },
  });
}

test('the requests and responses of these types are those of the API', async () => {
  const headers = { Cookie: await parvis.signIn('administrator') };
  const api = createClient<never>({ baseUrl: parvis.origin, headers });
  const { runFirstSteps, collectRefusals } = await import(new URL('journey.ts', integrator).href);
  const { file, page, repeated, saved, published, found } = await runFirstSteps(api);
  expect(file).toMatchObject({ filename: 'avis.txt', bytes: 21 });
  expect(repeated.id).toBe(page.id);
  expect(saved).toMatchObject({ type: 'text', revision: 2 });
  expect(published.status).toBe('published');
  expect(found).toEqual(['avis']);
  expect(await collectRefusals(api, page.id)).toMatchObject([
    { status: 412, code: 'stale-revision' },
    { status: 422, code: 'invalid', errors: [{ pointer: '/title' }] },
  ]);
});

test('the reference has a page for every operation and every schema, without script', async () => {
  const { paths, components } = await (await read(operationsEndpoints.openApi.path)).json();
  const operations = Object.values<object>(paths).flatMap((methods) => Object.values(methods));
  const expected = [
    ...operations.map(({ operationId }) => `/api/operations/${operationId}`),
    ...Object.keys(components.schemas).map((name) => `/api/schemas/${name}`),
  ];
  const overview = await (await read('/api')).text();
  expect(linksIn(overview)).toEqual(expect.arrayContaining(expected));
  const linked = new Set<string>();
  for (const path of expected) {
    const page = await read(path);
    const html = await page.text();
    expect([path, page.status, html.includes('<script')]).toEqual([path, 200, false]);
    for (const link of linksIn(html)) linked.add(link);
  }
  expect([...linked].filter((link) => !['/api', ...expected].includes(link))).toEqual([]);
  expect((await read('/api/operations/nothing')).status).toBe(404);
});

function read(path: string): Promise<Response> {
  return fetch(parvis.origin + path, { headers: { Accept: 'text/html, application/json' } });
}

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
}
