import { homeEndpoints, homeSchema } from '@parvis/contracts/content/home-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { after, createItem } from '../testing/sent-items.ts';
import { createPage } from '../testing/sent-pages.ts';
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

/** Reads the home once a write is in it. */
async function home(written: TestResponse, as: 'editor' | 'auditor' = 'editor') {
  const read = await served.call(homeEndpoints.readHome, { query: after(written), as });
  return read.as(homeSchema);
}

/** Publishes an item, after which its home is read. */
function publish(kind: 'focus' | 'news' | 'page', id: string) {
  return served.call(kindEndpoints[kind].publish, { params: { id } });
}

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('The home of the back-office', () => {
  it('lists the drafts of an account, new ones and changes to what is published, and no one else’s', async () => {
    const fresh = await createPage(served, 'home-new');
    const { id } = await createPage(served, 'home-public');
    const published = await publish('page', id);
    const before = ids((await home(published)).drafts.items);
    expect(before).toContain(fresh.id);
    expect(before).not.toContain(id);
    const body = { title: 'Changée', slug: 'home-public' };
    const saved = await served.call(kindEndpoints.page.save, { params: { id }, body, ifMatch: 1 });
    const [newest] = (await home(saved)).drafts.items;
    expect(newest).toMatchObject({ id, title: 'Changée', status: 'published', pending: true });
    expect((await home(saved, 'auditor')).drafts).toEqual({ items: [], total: 0 });
  });

  it('lists what is published without a translation, with the language that is missing', async () => {
    const { id } = await createItem(served, 'focus', 'home-focus');
    const { untranslated } = await home(await publish('focus', id));
    expect(untranslated.items[0]).toMatchObject({ id, missing: 'en' });
    const translation = { params: { id }, body: { locale: 'en' } };
    const translated = await served.call(kindEndpoints.focus.translate, translation);
    const { untranslated: left } = await home(translated);
    expect(ids(left.items)).not.toContain(id);
    expect(left.total).toBe(untranslated.total - 1);
  });

  it('lists what nobody changed for a year, except what belongs to its day', async () => {
    const page = await createPage(served, 'home-old');
    await publish('page', page.id);
    const news = await createItem(served, 'news', 'home-news');
    const published = await publish('news', news.id);
    expect(ids((await home(published)).stale.items)).not.toContain(page.id);
    served.clock.advance(yearMs);
    const stale = ids((await home(published)).stale.items);
    expect(stale).toContain(page.id);
    expect(stale).not.toContain(news.id);
  });

  it('is for nobody without an account', async () => {
    expect((await served.call(homeEndpoints.readHome, { as: 'nobody' })).status).toBe(401);
  });
});
