import { randomUUID } from 'node:crypto';
import { foundEverythingSchema } from '@parvis/contracts/admin-search/endpoints.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeOfferId } from '../careers/offer-writer.ts';
import { sampleOffer } from '../careers/testing/sample-offer.ts';
import { fieldsWith } from '../content/testing/sent-items.ts';
import { bands } from '../media/testing/pictures.ts';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let editor: ReturnType<typeof apiCaller>;
let administrator: ReturnType<typeof apiCaller>;
let editorCookie: string;
let page: string;

beforeAll(async () => {
  here = await startedParvis();
  editorCookie = await here.signIn('editor');
  editor = apiCaller(here.origin, editorCookie);
  administrator = apiCaller(here.origin, await here.signIn('administrator'));
  const title = 'Notre stratégie climat';
  const body = { locale: 'fr', ...fieldsWith('page', 'strategie-climat', { title }) };
  page = (await editor('POST', '/api/pages', { body })).body.id;
  await editor('POST', '/admin/inline/personality/new', {
    body: {
      locale: 'fr',
      ...fieldsWith('personality', 'anne-riou', { firstName: 'Anne', lastName: 'Riou' }),
    },
  });
  const module = { contentId: page, moduleType: 'statement' };
  const { id } = (await editor('POST', '/admin/inline/module/new', { body: module })).body;
  const saved = { data: { text: 'Des éoliennes en mer.' } };
  await editor('POST', `/admin/inline/module/${id}/saveform`, { body: saved, seen: 0 });
  await fetch(`${here.origin}/api/media/images?filename=phare.jpg`, {
    method: 'POST',
    headers: { Cookie: editorCookie, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(await bands(800, 600).jpeg().toBuffer()),
  });
  const record = sampleOffer({ reference: 'EST-2026-01' });
  const offerId = computeOfferId(record);
  const now = new Date().toISOString();
  const command = { type: 'import-offer', offerId, record, now } as const;
  await here.editorial.offers.writer.import(command, randomUUID());
});
afterAll(() => here.stop());

async function search(q: string, as = editor) {
  const { status, body } = await as('GET', `/admin/search?${new URLSearchParams({ q })}`);
  expect(status).toBe(200);
  return foundEverythingSchema.parse(body);
}

test('each group is found, across typos and case', async () => {
  await until(async () => {
    const [{ people }, { media }, { offers }] = await Promise.all([
      search('riou'),
      search('phare'),
      search('comptable'),
    ]);
    return [people, media, offers].every((group) => group?.items.length === 1);
  });
  expect((await search('STARTEGIE climat')).contents?.items).toMatchObject([
    { id: page, match: 'typo', status: 'draft', url: '/strategie-climat' },
  ]);
  expect((await search('eolienne')).texts?.items).toMatchObject([
    { id: page, excerpt: expect.arrayContaining([{ text: 'éoliennes', isFound: true }]) },
  ]);
  expect((await search('anne riuo')).people?.items).toMatchObject([{ kind: 'personality' }]);
  expect((await search('phrae')).media?.items).toMatchObject([{ kind: 'image' }]);
  expect((await search('comptabel')).offers).toMatchObject({
    items: [{ reference: 'EST-2026-01', place: 'Nantes' }],
    total: 1,
  });
});

test('an address pasted from the browser finds the item, and nothing else by title', async () => {
  const found = await search('https://www.estuaire.example/strategie-climat?utm=1#haut');
  expect(found.contents).toMatchObject({ items: [{ id: page, match: 'address' }], total: 1 });
  expect(
    (await search(`${here.origin}/admin/content/page/${page}/edit`)).contents?.items,
  ).toHaveLength(1);
});

test('accounts are found by administrators only', async () => {
  const found = await search('editor', administrator);
  expect(found.accounts?.items).toMatchObject([{ name: 'editor', roles: ['editor'] }]);
  expect((await search('editor')).accounts).toBeUndefined();
  const officer = apiCaller(here.origin, await here.signIn('ethics-officer'));
  expect((await officer('GET', '/admin/search?q=quai')).status).toBe(403);
});

test('a search without words is refused', async () => {
  expect((await editor('GET', '/admin/search?q=%20')).status).toBe(422);
});
