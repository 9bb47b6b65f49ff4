import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory, contentId, moduleId } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { contentItems } from './content-items.ts';
import { listContentItems } from './list-content-items.ts';
import { listSavers } from './list-savers.ts';
import { readContentItem, readModule } from './read-content-item.ts';
import { searchedWords } from './read-words.ts';

/** Words to search for, by nobody. */
const sought = (text: string) => searchedWords(text).map((word) => ({ word, people: [] }));

async function editorWorld() {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const engine = start([contentItems]);
  const catchUp = async () => {
    log.announce();
    expect(await engine.waitUntil(['content-items'], await log.head(), waitLimitMs)).toBe(true);
  };
  return { db: db.pool, log, history, catchUp };
}

test('an item is read with its newest header, its modules, its translations and its address', async () => {
  const { db, log, history, catchUp } = await editorWorld();
  const group = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const board = history.create('fr', { title: 'Conseil', slug: 'conseil', parentId: group });
  const english = history.create('en', { title: 'Board', slug: 'board' });
  history.join(english, board);
  const [saved, unsaved, deleted] = [1, 2, 3].map(() => history.addModule(board));
  if (!saved || !unsaved || !deleted) throw new Error('expected three modules');
  history.onModule('ModuleDeleted', board, deleted);
  history.saveModule(board, saved, 'Bienvenue');
  await catchUp();
  const last = log.events.at(-1)?.metadata.occurredAt;
  expect(await readContentItem(db, board)).toEqual({
    ...defaultPageDetails,
    id: board,
    locale: 'fr',
    title: 'Conseil',
    slug: 'conseil',
    parentId: group,
    url: '/groupe/conseil',
    status: 'draft',
    revision: 1,
    translationGroup: board,
    updatedAt: last,
    updatedBy: 'account00001',
    summary: null,
    liveRevision: null,
    pending: false,
    headerPending: false,
    plan: { publishAt: null, unpublishAt: null },
    translations: [
      { id: english, locale: 'en', title: 'Board', url: '/en/board', status: 'draft' },
    ],
    modules: [
      {
        id: saved,
        contentId: board,
        type: 'statement',
        revision: 1,
        liveRevision: null,
        pending: false,
        active: false,
        deleted: false,
        data: { text: 'Bienvenue', author: '', role: '' },
        savedAt: last,
        savedBy: 'account00001',
      },
      expect.objectContaining({ id: unsaved, revision: 0, data: null, savedAt: null }),
    ],
    deletedModules: [
      {
        id: deleted,
        contentId: board,
        type: 'statement',
        revision: 0,
        liveRevision: null,
        title: '',
        deletedAt: expect.any(String),
        deletedBy: 'account00001',
      },
    ],
  });
  expect(await readModule(db, deleted)).toMatchObject({ deleted: true });
  expect(await readContentItem(db, contentId(99))).toBe(undefined);
  expect(await readModule(db, moduleId(board, 99))).toBe(undefined);
});

test('a published item is pending until visitors see its newest revisions', async () => {
  const { db, history, catchUp } = await editorWorld();
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  const pending = async () => {
    await catchUp();
    const { items } = await listContentItems(db, { kinds: ['page'], page: 1, pageSize: 1 });
    const read = (await readContentItem(db, page))?.pending;
    expect(items.map((item) => item.pending)).toEqual([read]);
    return read;
  };
  history.publish(page);
  expect(await pending()).toBe(false);
  history.saveModule(page, module, 'Deux');
  expect(await pending()).toBe(false);
  history.activate(page, module);
  expect(await pending()).toBe(false);
  history.saveModule(page, module, 'Trois', { draft: true });
  expect(await pending()).toBe(true);
  history.publish(page);
  expect(await pending()).toBe(false);
  history.saveHeader(page, { title: 'Le groupe', slug: 'le-groupe' }, { draft: true });
  expect(await pending()).toBe(true);
  expect(await readContentItem(db, page)).toMatchObject({
    title: 'Le groupe',
    slug: 'le-groupe',
    url: '/groupe',
    revision: 2,
    liveRevision: 1,
  });
});

test('lists are filtered by locale, status and words of the title, newest change first, page by page', async () => {
  const { db, history, catchUp } = await editorWorld();
  const ids = ['Économie', 'Écologie', 'Œuvres', 'Marchés'].map((title, index) =>
    history.create('fr', { title, slug: `s${index}` }),
  );
  const [economy, ecology, works, markets] = ids;
  if (!economy || !ecology || !works || !markets) throw new Error('expected four items');
  const english = history.create('en', { title: 'Economy', slug: 'economy' });
  history.publish(ecology);
  history.onItem('ContentDeleted', markets);
  await catchUp();
  const list = async (filter: Partial<Parameters<typeof listContentItems>[1]>) =>
    (await listContentItems(db, { kinds: ['page'], page: 1, pageSize: 20, ...filter })).items.map(
      ({ id }) => id,
    );
  expect(await list({})).toEqual([ecology, english, works, economy]);
  expect(await list({ locale: 'fr' })).toEqual([ecology, works, economy]);
  expect(await list({ status: 'published' })).toEqual([ecology]);
  expect(await list({ status: 'deleted' })).toEqual([markets]);
  expect(await list({ words: sought('ECO') })).toEqual([ecology, english, economy]);
  expect(await list({ words: sought('oeuvre') })).toEqual([works]);
  expect(await list({ words: sought('%') })).toEqual([]);
  expect(await listContentItems(db, { kinds: ['page'], page: 2, pageSize: 3 })).toMatchObject({
    items: [{ id: economy, url: '/s0' }],
    total: 4,
    page: 2,
    pageSize: 3,
  });
});

test('items are found by words of their newest texts, but not by those of deleted modules', async () => {
  const { db, history, catchUp } = await editorWorld();
  const port = history.create('fr', { title: 'Le port', slug: 'quais', summary: 'Écluses' });
  const tides = history.create('fr', { title: 'Marées', slug: 'marees' });
  const [module, deleted] = [history.addModule(tides), history.addModule(tides)];
  history.saveModule(tides, module, 'À l’étale, la barge');
  history.saveModule(tides, module, 'Le port, à l’étale');
  history.saveModule(tides, deleted, 'Une drague');
  history.onModule('ModuleDeleted', tides, deleted);
  await catchUp();
  const find = async (text: string, titlesFirst?: boolean) => {
    const filter = { kinds: ['page' as const], page: 1, pageSize: 9, words: sought(text) };
    const { items } = await listContentItems(db, { ...filter, titlesFirst });
    return items.map(({ id }) => id);
  };
  expect(await find('ecluse')).toEqual([port]);
  expect(await find('quais')).toEqual([port]);
  expect(await find("l'étale maree")).toEqual([tides]);
  expect(await find('port étale')).toEqual([tides]);
  expect(await find('port')).toEqual([tides, port]);
  expect(await find('port', true)).toEqual([port, tides]);
  for (const missing of ['barge', 'drague', 'tale', 'port 100%'])
    expect(await find(missing)).toEqual([]);
});

test('items are found by who saved some of them last', async () => {
  const { db, history, catchUp } = await editorWorld();
  const id = history.create('fr', { title: 'Le port', slug: 'port' });
  await catchUp();
  const find = async (people: readonly string[]) => {
    const words = [{ word: 'riou', people }];
    return (await listContentItems(db, { kinds: ['page'], page: 1, pageSize: 9, words })).items;
  };
  expect(await find(['account00001'])).toMatchObject([{ id }]);
  expect(await find(['account00002'])).toEqual([]);
  expect(await listSavers(db)).toEqual(['account00001']);
});

test('who saved an item last stays its author when a plan publishes it', async () => {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  const folding = new Folding(db.pool, [contentItems]);
  await folding.prepare();
  const bySystem: ReadonlySet<string> = new Set(['ContentPublished', 'ContentUnpublished']);
  const log: Parameters<Folding['catchUp']>[0] = {
    readAll: async (after, limit) =>
      (await history.log.readAll(after, limit)).map((event) =>
        bySystem.has(event.type)
          ? { ...event, metadata: { ...event.metadata, actor: 'system' } }
          : event,
      ),
  };
  const page = history.create('fr', { title: 'Le port', slug: 'port' });
  await folding.catchUp(log);
  const read = async () => {
    await folding.catchUp(log);
    const item = await readContentItem(db.pool, page);
    return [item?.status, item?.updatedBy];
  };
  history.publish(page);
  expect(await read()).toEqual(['published', 'account00001']);
  history.saveHeader(page, { title: 'Les ports', slug: 'port' });
  history.onItem('ContentUnpublished', page);
  expect(await read()).toEqual(['draft', 'account00001']);
});
