import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { findWhereVisible, visit } from './testing/find-where-visible.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let ask: ApiCaller;

beforeAll(async () => {
  here = await startedParvis();
  ask = apiCaller(here.origin, await here.signIn('editor'));
});
afterAll(() => here.stop());

const title = 'Bouée retirée';
const lists = { types: [], regions: [], domains: [], countries: [], entities: [], keywords: [] };

async function publishedNews() {
  const header = { title, slug: 'bouee', nature: 'article', publishedOn: '2026-01-05' };
  const body = { ...header, ...lists, locale: 'fr', category: 'finance' };
  const { id, url } = (await ask('POST', '/api/news', { body })).body;
  await ask('POST', `/api/news/${id}/publish`);
  return { id, url, path: `/api/news/${id}` } as const;
}

test('an archived item is hidden from visitors and default lists, has no plan, and is restored completely', async () => {
  const { id, url, path } = await publishedNews();
  const shown = () => findWhereVisible(here.origin, url, title);
  await until(async () => (await shown()).length >= 5);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await ask('PUT', `${path}/schedule`, { body: { publishAt, unpublishAt: null } });

  const archived = await ask('POST', `${path}/archive`);
  expect(archived).toMatchObject({ status: 200, body: { id, url, status: 'archived' } });
  await until(async () => (await shown()).length === 0);
  expect((await visit(here.origin, url)).status).toBe(410);
  const idsIn = async (query: string) =>
    (await ask('GET', `/api/news${query}`)).body.items.map((one: { id: string }) => one.id);
  expect(await idsIn('')).toEqual([]);
  expect(await idsIn('?status=archived')).toEqual([id]);
  expect((await ask('GET', '/api/scheduled')).body.total).toBe(0);
  const noPlan = { publishAt: null, unpublishAt: null };
  expect((await ask('GET', path)).body).toMatchObject({ status: 'archived', plan: noPlan });

  expect(await ask('POST', `${path}/publish`)).toMatchObject({
    status: 409,
    body: { code: 'content-archived' },
  });
  expect(await ask('POST', `${path}/unarchive`)).toMatchObject({
    status: 200,
    body: { url, status: 'draft' },
  });
  expect(await idsIn('')).toEqual([id]);
  await ask('POST', `${path}/publish`);
  await until(async () => (await shown()).length >= 5);

  const { steps } = (await ask('GET', `${path}/history`)).body;
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([
    'published',
    'unarchived',
    'archived',
    'scheduled',
    'published',
  ]);
});
