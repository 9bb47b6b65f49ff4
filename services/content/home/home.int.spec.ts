import { homeEndpoints, homeSchema } from '@parvis/contracts/content/home-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, createItem } from '../testing/sent-items.ts';
import { createPage, sendPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const yearMs = 366 * 24 * 3_600_000;
let database: TestDatabase;
let served: ServedContent;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

async function home(as: 'editor' | 'auditor' = 'editor') {
  const written = await sendPage(served, `home-${crypto.randomUUID()}`, { title: 'Dernière' });
  const read = await served.call(homeEndpoints.readHome, { query: after(written), as });
  const { drafts, ...others } = read.as(homeSchema);
  const items = drafts.items.filter(({ title }) => title !== 'Dernière');
  return { drafts: items, ...others };
}

const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

describe('The home of the back-office', () => {
  it('lists the drafts of an account, new ones and changes to what is published, and no one else’s', async () => {
    await createPage(served, 'home-new', { title: 'Nouvelle' });
    const { id } = await createPage(served, 'home-public', { title: 'Publiée', publish: true });
    expect(titles((await home()).drafts)).toEqual(['Nouvelle']);
    await served.call(kindEndpoints.page.save, {
      params: { id },
      body: { title: 'Changée', slug: 'home-public' },
      ifMatch: 1,
    });
    expect(titles((await home()).drafts)).toEqual(['Changée', 'Nouvelle']);
    expect((await home('auditor')).drafts).toEqual([]);
  });

  it('lists what is published without a translation, with the language that is missing', async () => {
    const changes = { title: 'À traduire', publish: true };
    const { id } = await createItem(served, 'focus', 'home-focus', changes);
    const { untranslated } = await home();
    expect(untranslated.items.find((item) => item.id === id)).toMatchObject({ missing: 'en' });
    const translation = { params: { id }, body: { locale: 'en' } };
    expect((await served.call(kindEndpoints.focus.translate, translation)).status).toBe(201);
    expect((await home()).untranslated.total).toBe(untranslated.total - 1);
  });

  it('lists what nobody changed for a year, except what belongs to its day', async () => {
    expect((await home()).stale.items).toEqual([]);
    await createItem(served, 'news', 'home-news', { title: 'Actualité', publish: true });
    served.clock.advance(yearMs);
    const { stale } = await home();
    expect(stale.total).toBe(stale.items.length);
    expect(titles(stale.items)).toEqual(['Changée', 'À traduire']);
  });

  it('is for nobody without an account', async () => {
    expect((await served.call(homeEndpoints.readHome, { as: 'nobody' })).status).toBe(401);
  });
});
