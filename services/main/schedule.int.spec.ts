import { plannedContentListSchema } from '@parvis/contracts/content/views.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { findWhereVisible } from './testing/find-where-visible.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const hourMs = 3_600_000;
let here: StartedParvis;
let ask: ApiCaller;

beforeAll(async () => {
  here = await startedParvis();
  ask = apiCaller(here.origin, await here.signIn('editor'));
});
afterAll(() => here.stop());

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const shownAt = (url: string, title: string) => findWhereVisible(here.origin, url, title);

test('planned content is hidden before its instant, visible everywhere after it, and gone after its end', async () => {
  const title = 'Phare rallumé';
  const header = { title, slug: 'phare', nature: 'article', publishedOn: '2026-01-05' };
  const lists = { types: [], regions: [], domains: [], countries: [], entities: [], keywords: [] };
  const body = { ...header, ...lists, locale: 'fr', category: 'finance' };
  const made = await ask('POST', '/api/news', { body });
  expect(made.body).toMatchObject({ status: 'draft' });
  const { id, url } = made.body;
  const schedule = `/api/news/${id}/schedule`;
  const plan = async (publishAt: string | null, unpublishAt: string | null) =>
    ask('PUT', schedule, { body: { publishAt, unpublishAt } });

  const planned = { publishAt: inMs(hourMs), unpublishAt: inMs(2 * hourMs) };
  expect((await plan(planned.publishAt, planned.unpublishAt)).status).toBe(200);
  expect((await ask('GET', `/api/news/${id}`)).body).toMatchObject({
    status: 'draft',
    plan: planned,
  });
  const list = (await ask('GET', '/api/scheduled')).body;
  expect(plannedContentListSchema.parse(list)).toMatchObject({
    total: 1,
    items: [{ id, plan: planned }],
  });
  expect(await shownAt(url, title)).toEqual([]);

  expect((await plan(inMs(1_500), null)).status).toBe(200);
  await until(async () => (await shownAt(url, title)).length >= 5);
  expect(await shownAt(url, title)).toContain('the map');
  // What visitors see is projected first.
  await until(async () => (await ask('GET', '/api/scheduled')).body.total === 0);

  expect((await plan(null, inMs(1_500))).status).toBe(200);
  await until(async () => (await shownAt(url, title)).length === 0);

  const history = async () =>
    (await ask('GET', `/api/news/${id}/history`)).body.steps.map(
      ({ step, by }: { step: string; by: string }) => [step, by],
    );
  await expect.poll(history).toEqual([
    ['unpublished', 'Parvis'],
    ['scheduled', 'editor'],
    ['published', 'Parvis'],
    ['scheduled', 'editor'],
    ['scheduled', 'editor'],
  ]);
});

test('a plan can fix what it publishes: later changes stay in the draft', async () => {
  const body = { title: 'Fanal', slug: 'fanal', locale: 'fr' };
  const { id, url } = (await ask('POST', '/api/pages', { body })).body;
  const fixed = { body: { publishAt: inMs(2_000), unpublishAt: null, fixed: true } };
  expect((await ask('PUT', `/api/pages/${id}/schedule`, fixed)).status).toBe(200);
  expect((await ask('GET', `/api/pages/${id}`)).body.plan).toMatchObject({ fixed: true });
  const later = { body: { title: 'Fanal neuf', slug: 'fanal' }, seen: 1 };
  expect((await ask('PUT', `/api/pages/${id}`, later)).status).toBe(200);
  await until(async () => (await fetch(here.origin + url)).status === 200);
  expect(await (await fetch(here.origin + url)).text()).not.toContain('Fanal neuf');
  const draft = async () => (await ask('GET', `/api/pages/${id}`)).body;
  const published = { title: 'Fanal neuf', status: 'published', pending: true };
  await expect.poll(draft).toMatchObject(published);
  expect((await draft()).plan).toEqual({ publishAt: null, unpublishAt: null });
});

test('a plan in the past or in the wrong order is refused, and names its field', async () => {
  const { body: page } = await ask('POST', '/api/pages', {
    body: { title: 'Quai', slug: 'quai', locale: 'fr' },
  });
  const refused = async (publishAt: string | null, unpublishAt: string | null) => {
    const sent = { body: { publishAt, unpublishAt } };
    const { status, body } = await ask('PUT', `/api/pages/${page.id}/schedule`, sent);
    return [status, body.errors];
  };
  expect(await refused(inMs(-hourMs), null)).toMatchObject([
    422,
    [{ code: 'plan-in-the-past', pointer: '/publishAt' }],
  ]);
  expect(await refused(inMs(2 * hourMs), inMs(hourMs))).toMatchObject([
    422,
    [{ code: 'plan-out-of-order', pointer: '/unpublishAt' }],
  ]);
  expect(await refused('tomorrow', null)).toMatchObject([422, [{ pointer: '/publishAt' }]]);
});
