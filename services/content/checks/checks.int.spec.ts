import { randomUUID } from 'node:crypto';
import {
  type CheckedItem,
  checkEndpoints,
  type SiteChecks,
  siteChecksSchema,
} from '@parvis/contracts/content/checks/endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { addPicture } from '../testing/added-picture.ts';
import { after, createItem } from '../testing/sent-items.ts';
import { addText, createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;
const { save, publish, unpublish } = kindEndpoints.page;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

/** Lists the findings over the site once a write is in them, a hundred items at a time. */
async function listed(written: TestResponse, query: object = {}): Promise<SiteChecks> {
  const sent = { query: { pageSize: '100', ...query, ...after(written) } };
  return (await served.call(checkEndpoints.listChecks, sent)).as(siteChecksSchema);
}

function wordsOf(findings: CheckedItem['findings'] = []) {
  return findings.map(({ check, words, type }) => [check, words, type ?? 'header'].join(' '));
}

async function findingsOf(id: string, written: TestResponse) {
  const { items, unchecked } = await listed(written);
  expect(unchecked).toBe(0);
  return wordsOf(items.find((item) => item.id === id)?.findings);
}

async function typed(id: string, written: TestResponse, body: object = {}) {
  const request = { params: { id }, body, query: after(written) };
  const { findings } = (await served.call(checkEndpoints.checkTyped, request)).as(
    checkEndpoints.checkTyped.response.schema,
  );
  return findings;
}

/** Creates a page whose title is its own unless it says so. */
function newPage(slug: string, more: object = {}) {
  return createPage(served, slug, { title: slug, ...more });
}

/** Adds a text that is published with its page. */
async function addActive(contentId: string, html: string) {
  const { id } = await addText(served, contentId, html);
  await served.call(contentEndpoints.activateModule, { params: { contentId, moduleId: id } });
  return id;
}

function put(id: string) {
  return served.call(publish, { params: { id } });
}

describe('Checks over the site', () => {
  it('list links to what visitors do not see, until it is published', async () => {
    const target = await newPage('checks-target', { title: 'La cible' });
    const page = await newPage('checks-links');
    const link = (href: string, words: string) => `<p><a href="${href}">${words}</a></p>`;
    await addActive(
      page.id,
      link('/checks-target?a=1#b', 'cible') +
        link('/checks-nowhere', 'nulle part') +
        link('/toutes-actualites', 'actualités') +
        link('https://elsewhere.example/x', 'ailleurs') +
        link('#haut', 'haut'),
    );
    const before = await put(page.id);
    const nowhere = 'link-dead nulle part text';
    expect(await findingsOf(page.id, before)).toEqual(['link-dead cible text', nowhere]);
    expect(await findingsOf(page.id, await put(target.id))).toEqual([nowhere]);
    const gone = await served.call(unpublish, { params: { id: target.id } });
    expect(await findingsOf(page.id, gone)).toEqual(['link-dead cible text', nowhere]);
  });

  it('do not list links from which a redirect leads elsewhere', async () => {
    const page = await newPage('checks-redirected');
    await addActive(
      page.id,
      '<p><a href="/checks-moved">moved</a> <a href="/checks-gone">gone</a></p>',
    );
    const redirect = async (from: string, target: object) => {
      const id = randomUUID().replaceAll('-', '').slice(0, 12);
      const data = { redirectId: id, revision: 1, redirect: { from, target } };
      const metadata = {
        commandId: randomUUID(),
        actor: 'system',
        occurredAt: new Date().toISOString(),
        version: 1,
      };
      const event = { id: randomUUID(), type: 'RedirectSaved', data, metadata };
      await served.log.append(`redirect-${id}`, 'no-stream', [event]);
    };
    await redirect('/checks-moved', { status: 301, to: '/' });
    await redirect('/checks-gone', { status: 410 });
    expect(await findingsOf(page.id, await put(page.id))).toEqual(['link-dead gone text']);
  });

  it('list images that lost their alternative text in the language of the item', async () => {
    const picture = await addPicture(served.log);
    await picture.save({ alternativeText: { fr: 'Le môle au soleil', en: '' } });
    const page = await newPage('checks-image', { imageId: picture.id });
    expect(await findingsOf(page.id, await put(page.id))).toEqual([]);
    await picture.save({ alternativeText: { fr: '', en: 'The pier' } });
    const written = await served.call(save, {
      params: { id: page.id },
      body: { title: 'checks-image', slug: 'checks-image', imageId: picture.id },
      ifMatch: 1,
    });
    const silent = ['alternative-text-missing Le môle header'];
    expect(await findingsOf(page.id, written)).toEqual(silent);
    expect(await typed(page.id, written)).toMatchObject([{ words: 'Le môle', path: ['imageId'] }]);
    await picture.save({ decorative: true });
    await addActive(page.id, '<p>Bonjour</p>');
    expect(await findingsOf(page.id, await put(page.id))).toEqual([]);
  });

  it('list published items of a kind with one title in one language', async () => {
    const title = { title: 'Checks : la même' };
    const one = await newPage('checks-same-1', title);
    await put(one.id);
    const two = await newPage('checks-same-2', { title: 'CHECKS : la meme' });
    const draft = await newPage('checks-same-3', title);
    const news = await createItem(served, 'news', 'checks-same', title);
    const published = await served.call(kindEndpoints.news.publish, { params: { id: news.id } });
    expect(await findingsOf(one.id, published)).toEqual([]);
    const both = await put(two.id);
    expect(await findingsOf(one.id, both)).toEqual([`title-doubled ${title.title} header`]);
    expect(await findingsOf(news.id, both)).toEqual([]);
    const doubled = { check: 'title-doubled', part: 'header', path: ['title'] };
    expect(await typed(draft.id, both)).toMatchObject([doubled]);
    expect(await typed(draft.id, both, { header: { title: 'Autre', slug: 'autre' } })).toEqual([]);
  });

  it('list what is saved, without inactive modules, by check, kind and language', async () => {
    const page = await newPage('checks-filters', { title: 'Checks : filtres' });
    const moduleId = await addActive(page.id, '<h3>Trop bas</h3>');
    const published = await put(page.id);
    const skipped = ['heading-skipped Trop bas text'];
    expect(await findingsOf(page.id, published)).toEqual(skipped);
    const has = async (query: object) =>
      (await listed(published, query)).items.some(({ id }) => id === page.id);
    expect(await has({ check: 'heading-skipped', kind: 'page', locale: 'fr' })).toBe(true);
    for (const query of [{ check: 'summary-long' }, { kind: 'news' }, { locale: 'en' }])
      expect([query, await has(query)]).toEqual([query, false]);
    const all = await listed(published);
    const chosen = await listed(published, { check: 'heading-skipped' });
    expect(chosen.total).toBe(all.counts['heading-skipped']);
    expect(chosen.counts).toEqual(all.counts);
    const [first] = (await listed(published, { pageSize: '1' })).items;
    expect(first?.id).toBe(all.items[0]?.id);
    const off = await served.call(contentEndpoints.deactivateModule, {
      params: { contentId: page.id, moduleId },
    });
    expect(await findingsOf(page.id, off)).toEqual([]);
  });

  it('are for nobody without an account', async () => {
    for (const endpoint of [checkEndpoints.listChecks, checkEndpoints.checkTyped]) {
      const request = { params: { id: 'a00000000001' }, as: 'nobody' as const };
      expect((await served.call(endpoint, request)).status).toBe(401);
    }
  });
});

describe('Checks while writing', () => {
  it('find what is typed and not saved, as far as that could be saved', async () => {
    const page = await newPage('checks-typed');
    const request = {
      params: { contentId: page.id },
      body: { type: 'text', data: { html: '<p>A</p>' } },
    };
    const created = await served.call(contentEndpoints.createModule, request);
    const { id } = created.as(moduleViewSchema);
    expect(await typed(page.id, created)).toEqual([]);
    const modules = { [id]: { html: '<h4>B</h4><p><a href="/checks-nothing">là</a></p>' } };
    const header = { title: 'checks-typed', slug: 'checks-typed', summary: 'é'.repeat(161) };
    const path = ['doc'];
    expect(await typed(page.id, created, { header, modules })).toEqual([
      { check: 'summary-long', part: 'header', path: ['summary'], words: header.summary },
      { check: 'heading-skipped', part: id, path, words: 'B' },
      { check: 'link-dead', part: id, path, words: 'là' },
    ]);
    expect(
      await typed(page.id, created, { header: { title: '' }, modules: { [id]: { doc: 1 } } }),
    ).toEqual([]);
  });

  it('refuse an item that does not exist', async () => {
    const sent = { params: { id: 'a00000000001' } };
    expect((await served.call(checkEndpoints.checkTyped, sent)).status).toBe(404);
  });
});
