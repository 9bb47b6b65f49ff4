import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { type StartedParvis, startedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A program that knows of Parvis what the description of the API says; it has types once they are made. */
const integrator = new URL('integrator/', import.meta.url);
let parvis: StartedParvis;

beforeAll(async () => {
  parvis = await startedParvis();
});
afterAll(() => parvis.stop());

test('types made of the description compile with what an integrator writes', async () => {
  const described = await fetch(parvis.origin + operationsEndpoints.openApi.path);
  const types = await openapiTS(await described.text());
  await writeFile(new URL('api.d.ts', integrator), astToString(types));
  const compiler = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
  const compiling = promisify(execFile)(process.execPath, [compiler, '-p', integrator.pathname]);
  expect(await compiling.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
});

test('what an integrator writes by these types is what the API takes and answers', async () => {
  const headers = { Cookie: await parvis.signIn('administrator') };
  const api = createClient<never>({ baseUrl: parvis.origin, headers });
  const { moveIn, beRefused } = await import(new URL('journey.ts', integrator).href);
  const { file, page, repeated, saved, published, found } = await moveIn(api);
  expect(file).toMatchObject({ filename: 'avis.txt', bytes: 21 });
  expect(repeated.id).toBe(page.id);
  expect(saved).toMatchObject({ type: 'text', revision: 2 });
  expect(published.status).toBe('published');
  expect(found).toEqual(['avis']);
  expect(await beRefused(api, page.id)).toMatchObject([
    { status: 412, code: 'stale-revision' },
    { status: 422, code: 'invalid', errors: [{ pointer: '/title' }] },
  ]);
});
