import { type ContentId, contentIdOf } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { expect, test } from 'vitest';
import { compositionWorld } from './testing/composition-world.ts';

const fileId = mediaIdSchema.parse('file00000001');
const gone = mediaIdSchema.parse('file00000002');
const original = { hash: 'ab'.repeat(32), format: 'pdf', bytes: 969, filename: 'guide.pdf' };

const teaser = (count: number, source: 'article' | 'event' = 'article'): ModuleContent => ({
  type: 'teaser',
  data: {
    title: 'News',
    source,
    group: 'regions',
    facet: 'north',
    count,
    linkLabel: '',
  },
});

/** A page with one module, and news added later. */
async function projected() {
  const given = await compositionWorld();
  const { history } = given;
  const showing = (content: ModuleContent) => {
    const page = history.create('fr', { title: 'Page', slug: 'page' });
    const module = history.addModule(page);
    history.saveModule(page, module, content);
    history.activate(page, module);
    history.publish(page);
    return module;
  };
  const publishNews = (
    slug: string,
    publishedOn: string,
    regions: readonly string[],
    nature: { nature: 'article' } | { nature: 'event'; eventStart: string } = { nature: 'article' },
  ) => {
    const news = history.create('fr', {
      kind: 'news',
      ...nature,
      title: slug,
      slug,
      publishedOn,
      types: [],
      regions: [...regions],
      domains: [],
      countries: [],
      entities: [],
      keywords: [],
    });
    history.publish(news);
    return news;
  };
  const shown = (at?: Position) => given.pageAt('/page', at);
  return { ...given, shown, showing, publishNews };
}

function linking(contentId: ContentId): ModuleContent {
  const link = { kind: 'content' as const, contentId };
  return { type: 'contact-form', data: { title: 'Write', text: '', linkLabel: 'Go', link } };
}

test('a page has the addresses of linked items, follows their moves, and drops unpublished ones', async () => {
  const { shown, history, caughtUp, showing } = await projected();
  const target = history.create('fr', { title: 'Cible', slug: 'cible' });
  showing(linking(target));
  await caughtUp();
  expect((await shown()).page.links?.has(target)).toBe(false);
  history.publish(target);
  const then = await caughtUp();
  expect((await shown()).page.links?.get(target)).toBe('/cible');
  history.saveHeader(target, { title: 'Cible', slug: 'ailleurs' });
  await caughtUp();
  const now = await shown();
  expect(now.page.links?.get(target)).toBe('/ailleurs');
  expect(now.tags).toContain(`content:${target}`);
  expect((await shown(then)).page.links?.get(target)).toBe('/cible');
});

test('a page offers the files that its modules name, if the library has them', async () => {
  const { shown, log, caughtUp, showing } = await projected();
  const details = { title: 'Guide', credit: '' };
  log.append(`media-${fileId}`, {
    type: 'FileUploaded',
    data: { mediaId: fileId, original, details },
  });
  const items = [fileId, gone].map((id) => ({ fileId: id, title: '', text: '' }));
  showing({ type: 'download-cards', data: { title: '', items } });
  await caughtUp();
  const { page, tags } = await shown();
  expect([...(page.files ?? [])]).toEqual([
    [
      fileId,
      {
        title: { fr: 'Guide', en: '' },
        format: 'pdf',
        bytes: 969,
        url: `/media/files/${fileId}/guide.pdf`,
      },
    ],
  ]);
  expect(tags).toEqual(expect.arrayContaining([`media:${fileId}`, `media:${gone}`]));
});

test('a teaser shows the newest items of a kind with its filter, in their current state', async () => {
  const { shown, caughtUp, showing, publishNews } = await projected();
  const module = showing(teaser(2));
  const titles = async (at?: Position) => {
    const { page } = await shown(at);
    return page.teasers?.get(module)?.map(({ title }) => title);
  };
  await caughtUp();
  expect(await titles()).toEqual([]);
  publishNews('old', '2026-01-01', ['north']);
  publishNews('elsewhere', '2026-03-01', ['south']);
  publishNews('new', '2026-02-01', ['south', 'north']);
  const then = await caughtUp();
  expect(await titles()).toEqual(['new', 'old']);
  publishNews('newest', '2026-04-01', ['north']);
  await caughtUp();
  expect(await titles()).toEqual(['newest', 'new']);
  expect(await titles(then)).toEqual(['new', 'old']);
  expect((await shown()).tags).toContain('list:news');
});

test('a teaser of events has the newest ones in the order of their dates', async () => {
  const { shown, caughtUp, showing, publishNews } = await projected();
  const module = showing(teaser(2, 'event'));
  const event = (slug: string, publishedOn: string, eventStart: string) =>
    publishNews(slug, publishedOn, ['north'], { nature: 'event', eventStart });
  event('oldest', '2026-01-01', '2027-01-10T09:00:00.000Z');
  event('newest', '2026-03-01', '2027-04-10T09:00:00.000Z');
  event('newer', '2026-02-01', '2027-03-10T09:00:00.000Z');
  await caughtUp();
  const { page } = await shown();
  expect(page.teasers?.get(module)?.map(({ title }) => title)).toEqual(['newer', 'newest']);
});

test('only a module of applicant profiles can be requested for one of them', async () => {
  const { compose, showing, history } = await projected();
  const item = (profile: number) => {
    return { profile, name: 'Nom', title: `Pour ${profile}`, text: '', linkLabel: '' };
  };
  const module = showing({ type: 'profiles', data: { title: 'Vous', items: [item(0), item(2)] } });
  const screenAt = async (path: string) => {
    const composed = await compose(path);
    return composed.kind === 'screen' ? composed.screen : composed.kind;
  };
  expect(await screenAt(`/module/render/profiles/${module}/2`)).toMatchObject({
    screen: 'module',
    page: { modules: [{ id: module, content: { data: { items: [item(2)] } } }] },
  });
  for (const path of [
    `/module/render/profiles/${module}/1`,
    `/module/render/quote/${module}/2`,
    `/en/module/render/profiles/${module}/2`,
    '/module/render/profiles/abc/2',
    '/module/render/profiles/n0thing000010001/2',
  ])
    expect(await screenAt(path)).toMatchObject({ screen: 'not-found' });
  history.onItem('ContentUnpublished', contentIdOf(module));
  expect(await screenAt(`/module/render/profiles/${module}/2`)).toMatchObject({
    screen: 'not-found',
  });
});
