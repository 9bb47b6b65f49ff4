import { homeEndpoints, homeSchema } from '@parvis/contracts/content/home-endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import {
  translationDebtSchema,
  upkeepEndpoints,
} from '@parvis/contracts/content/upkeep-endpoints.ts';
import {
  contentReceiptSchema,
  historyViewSchema,
  proposalViewSchema,
} from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { after, outcomeOf } from '../testing/sent-items.ts';
import { createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { page: endpoints } = kindEndpoints;
const none = { behind: 0, debt: null };

let database: TestDatabase;
let served: ServedContent;
let made = 0;
let original: string;
let translation: string;
let newest: TestResponse;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

/** A page that visitors see in its first version, and its translation, which they do not see. */
beforeEach(async () => {
  made += 1;
  original = (await createPage(served, `dette-${made}`)).id;
  await publish(original);
  const body = { locale: 'en' };
  newest = await served.call(endpoints.translate, { params: { id: original }, body });
  translation = newest.as(contentReceiptSchema).id;
});

const publish = (id: string) => served.call(endpoints.publish, { params: { id } });

/** Publishes the original with another title, which makes it another version. */
async function change(revision: number, title: string, publishes = true) {
  const body = { title, slug: `dette-${made}`, publish: publishes };
  newest = await served.call(endpoints.save, { params: { id: original }, body, ifMatch: revision });
  expect(newest.status).toBe(200);
}

async function align(version: number, id = translation) {
  newest = await served.call(upkeepEndpoints.alignTranslation, {
    params: { id },
    body: { version },
  });
  return newest;
}

async function debt(id = translation) {
  const read = await served.call(upkeepEndpoints.getTranslationDebt, {
    params: { id },
    query: after(newest),
  });
  return read.as(translationDebtSchema);
}

async function behindOnHome() {
  const read = await served.call(homeEndpoints.readHome, { query: after(newest) });
  return read.as(homeSchema).behind;
}

describe('A translation', () => {
  it('is behind by the versions that visitors have seen of its original since, with what differs', async () => {
    expect(await debt()).toEqual(none);
    await change(1, 'Deux');
    await change(2, 'Trois');
    await change(3, 'Quatre, en brouillon', false);
    const { behind, debt: found } = await debt();
    expect(behind).toBe(2);
    expect(found).toEqual({
      original: { id: original, kind: 'page', locale: 'fr', title: 'Quatre, en brouillon' },
      aligned: 1,
      version: 3,
      changes: { header: { before: 1, after: 3 }, modules: [] },
    });
    expect(await debt(original)).toEqual(none);
  });

  it('is behind no more once an editor aligns it with the version that they saw', async () => {
    await change(1, 'Deux');
    await change(2, 'Trois');
    expect((await align(2)).status).toBe(200);
    expect(await debt()).toMatchObject({ behind: 1, debt: { aligned: 2, version: 3 } });
    await align(3);
    expect(await debt()).toEqual(none);
    await change(3, 'Quatre');
    expect(await debt()).toMatchObject({ behind: 1, debt: { aligned: 3 } });
  });

  it('says, until somebody aligns it, what its original said when it was last published', async () => {
    await change(1, 'Deux');
    newest = await publish(translation);
    expect(await debt()).toEqual(none);
    await change(2, 'Trois');
    await align(2);
    const body = { title: 'Another word', slug: `debt-${made}`, publish: true };
    newest = await served.call(endpoints.save, { params: { id: translation }, body, ifMatch: 1 });
    expect(await debt()).toMatchObject({ behind: 1 });
  });

  it('is not behind what visitors do not see, nor when they see the same again', async () => {
    await change(1, 'Deux');
    await align(2);
    await change(2, 'Trois');
    newest = await served.call(endpoints.unpublish, { params: { id: original } });
    expect(await debt()).toEqual(none);
    newest = await publish(original);
    expect(await debt()).toMatchObject({ behind: 2, debt: { aligned: 2, version: 4 } });
    await align(4);
    await served.call(endpoints.unpublish, { params: { id: original } });
    newest = await publish(original);
    expect(await debt()).toEqual(none);
  });

  it('that was made of a draft says the first version of its original', async () => {
    const draft = await createPage(served, `dette-brouillon-${made}`);
    const body = { locale: 'en' };
    const made2 = await served.call(endpoints.translate, { params: { id: draft.id }, body });
    newest = await publish(draft.id);
    expect(await debt(made2.as(contentReceiptSchema).id)).toEqual(none);
  });

  it('that is linked later says what its original said then', async () => {
    await change(1, 'Deux');
    const english = await createPage(served, `debt-linked-${made}`, { locale: 'en' });
    const french = await createPage(served, `dette-liee-${made}`);
    await publish(french.id);
    const proposed = await served.call(inlineEndpoints.proposeMerge, {
      body: { sourceId: french.id, targetId: english.id },
    });
    const { id } = proposed.as(proposalViewSchema);
    newest = await served.call(inlineEndpoints.acceptMerge, { params: { id } });
    expect(await debt(english.id)).toEqual(none);
    const title = { title: 'Autre', slug: `dette-liee-${made}`, publish: true };
    newest = await served.call(endpoints.save, {
      params: { id: french.id },
      body: title,
      ifMatch: 1,
    });
    expect(await debt(english.id)).toMatchObject({ behind: 1, debt: { aligned: 1, version: 2 } });
  });

  it('is on the home while it is behind, the furthest behind first, but not once it is archived', async () => {
    await change(1, 'Deux');
    for (const revision of [2, 3, 4, 5, 6, 7]) await change(revision, `Encore ${revision}`);
    const listed = await behindOnHome();
    expect(listed.items[0]).toMatchObject({ id: translation, behind: 7, locale: 'en' });
    newest = await served.call(endpoints.archive, { params: { id: translation } });
    const left = await behindOnHome();
    expect(left.total).toBe(listed.total - 1);
    expect(left.items.map(({ id }) => id)).not.toContain(translation);
  });

  it('keeps its alignment in its history, and its draft and its place in lists as they were', async () => {
    await change(1, 'Deux');
    const before = await served.call(endpoints.get, {
      params: { id: translation },
      query: after(newest),
    });
    served.clock.advance(1_000);
    await align(2);
    const query = after(newest);
    const read = await served.call(endpoints.history, { params: { id: translation }, query });
    expect(read.as(historyViewSchema).steps[0]).toMatchObject({ step: 'translation-aligned' });
    const now = await served.call(endpoints.get, { params: { id: translation }, query });
    expect(now.body).toEqual(before.body);
  });
});

describe('Aligning', () => {
  it('is refused with a version that there is not, and for an original', async () => {
    expect(outcomeOf(await align(2))).toEqual([404, 'revision-not-found']);
    expect(outcomeOf(await align(1, original))).toEqual([409, 'not-a-translation']);
    expect(outcomeOf(await align(1, 'aaaaaaaaaaa1'))).toEqual([404, 'content-not-found']);
  });

  it('is for those who may write content', async () => {
    const request = { params: { id: translation }, body: { version: 1 } };
    const { alignTranslation, getTranslationDebt } = upkeepEndpoints;
    const refused = [
      await served.call(alignTranslation, { ...request, as: 'auditor' }),
      await served.call(alignTranslation, { ...request, as: 'nobody' }),
      await served.call(getTranslationDebt, { params: { id: translation }, as: 'nobody' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 401, 401]);
  });
});
