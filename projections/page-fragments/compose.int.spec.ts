import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { expect, test } from 'vitest';
import { listChangedTags } from '../engine/changed-tags.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import {
  type ProjectionWorld,
  projectionWorld,
  waitLimitMs,
} from '../engine/testing/projection-world.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { type Composition, composeContentScreen, composeFrame } from './compose-content-screen.ts';
import { composePreview } from './compose-preview.ts';
import { pageFragments } from './page-fragments.ts';

/**
 * Returns a site of six pages: a French home page, three levels below the group, and a translation.
 */
function site(history: ContentHistory) {
  const home = history.create('fr', { title: 'Accueil', slug: '' });
  const group = history.create('fr', {
    title: 'Groupe',
    slug: 'groupe',
    summary: 'Qui nous sommes',
  });
  const board = history.create('fr', { title: 'Conseil', slug: 'conseil', parentId: group });
  const rules = history.create('fr', { title: 'Règles', slug: 'regles', parentId: board });
  const members = history.create('fr', { title: 'Membres', slug: 'membres', parentId: rules });
  const english = history.create('en', { title: 'Group', slug: 'group' });
  history.join(english, group);
  for (const id of [home, group, board, rules, members, english]) history.publish(id);
  return { home, group, board, rules, members, english };
}

async function publishedSite() {
  const given = await projectionWorld();
  const history = new ContentHistory(given.log);
  const ids = site(history);
  const engine = given.start([pageFragments]);
  const catchUp = async () => {
    given.log.announce();
    expect(await engine.waitUntil(['page-fragments'], await given.log.head(), waitLimitMs)).toBe(
      true,
    );
  };
  await catchUp();
  return { ...given, ...ids, history, engine, catchUp };
}

async function pageAt({ db }: Pick<ProjectionWorld, 'db'>, path: string) {
  const composition = await composeContentScreen(db.pool, path);
  if (composition.kind !== 'screen' || composition.screen.screen !== 'content')
    throw new Error(`${path} shows no content`);
  return { ...composition, screen: composition.screen };
}

test('a page has its menu, breadcrumb, children and translation', async () => {
  const { db, log, group, members } = await publishedSite();
  const menu = [
    {
      title: 'Groupe',
      path: '/groupe',
      children: [{ title: 'Conseil', path: '/groupe/conseil', children: [] }],
    },
  ];
  const expected: Composition = {
    kind: 'screen',
    screen: {
      screen: 'content',
      frame: {
        locale: 'fr',
        menu,
        translations: [{ locale: 'en', path: '/en/group', isTranslation: true }],
      },
      page: {
        id: group,
        locale: 'fr',
        path: '/groupe',
        title: 'Groupe',
        summary: 'Qui nous sommes',
        details: defaultPageDetails,
        breadcrumb: [],
        modules: [],
        children: [{ title: 'Conseil', path: '/groupe/conseil', summary: undefined }],
      },
    },
    position: await log.head(),
    tags: expect.arrayContaining([`content:${group}`, 'menu:main:fr', 'path:/groupe']),
  };
  expect(await composeContentScreen(db.pool, '/groupe')).toEqual(expected);
  const { screen } = await pageAt({ db }, '/groupe/conseil/regles/membres');
  expect(screen.page.id).toBe(members);
  expect(screen.page.breadcrumb.map(({ title }) => title)).toEqual(['Groupe', 'Conseil', 'Règles']);
  expect(screen.frame.translations).toEqual([{ locale: 'en', path: '/en/', isTranslation: false }]);
  expect((await composeFrame(db.pool, 'en')).frame.menu).toEqual([
    { title: 'Group', path: '/en/group', children: [] },
  ]);
});

test('home pages are at the root paths and in no menu', async () => {
  const { db, home } = await publishedSite();
  const { screen } = await pageAt({ db }, '/');
  expect(screen.page.id).toBe(home);
  expect(screen.frame.menu.map(({ path }) => path)).toEqual(['/groupe']);
});

test('a page below the home page is one of the top pages', async () => {
  const { db, history, home, catchUp } = await publishedSite();
  history.publish(history.create('fr', { title: 'Contact', slug: 'contact', parentId: home }));
  await catchUp();
  const { screen } = await pageAt({ db }, '/contact');
  expect(screen.page.breadcrumb).toEqual([]);
  expect(screen.frame.menu.map(({ path }) => path)).toEqual(['/groupe', '/contact']);
});

test('menu and children follow the order set by editors, then the order of creation', async () => {
  const { db, history, group, catchUp } = await publishedSite();
  const contact = history.create('fr', { title: 'Contact', slug: 'contact' });
  const section = history.create('fr', {
    kind: 'chapter',
    title: 'Presse',
    slug: 'presse',
    order: 1,
    parentId: group,
  });
  history.publish(section);
  const last = history.create('fr', { title: 'Fin', slug: 'fin', order: 2, parentId: group });
  const other = history.create('fr', { title: 'Suite', slug: 'suite', parentId: group });
  for (const page of [contact, last, other]) history.publish(page);
  history.saveHeader(group, { title: 'Groupe', slug: 'groupe', order: 5 });
  await catchUp();
  const { page, frame } = (await pageAt({ db }, '/groupe')).screen;
  expect(page.children.map(({ path }) => path)).toEqual([
    '/groupe/conseil',
    '/groupe/suite',
    '/groupe/presse',
    '/groupe/fin',
  ]);
  expect(frame.menu.map(({ path }) => path)).toEqual(['/contact', '/groupe']);
});

test('without a main menu, the first pages are in the menu, up to a number each', async () => {
  const { db, history, group, catchUp } = await publishedSite();
  for (let number = 1; number <= 30; number += 1) {
    const page = { title: `Page ${number}`, slug: `page-${number}` };
    history.publish(history.create('fr', page));
    history.publish(history.create('fr', { ...page, parentId: group }));
  }
  await catchUp();
  const { frame } = (await pageAt({ db }, '/groupe')).screen;
  const numbered = (last: number) => Array.from({ length: last }, (_, place) => place + 1);
  expect(frame.menu.map(({ path }) => path)).toEqual([
    '/groupe',
    ...numbered(11).map((number) => `/page-${number}`),
  ]);
  expect(frame.menu[0]?.children.map(({ path }) => path)).toEqual([
    '/groupe/conseil',
    ...numbered(23).map((number) => `/groupe/page-${number}`),
  ]);
});

test('a page depends on all its ancestors, shown or not', async () => {
  const { db, group, board, rules } = await publishedSite();
  const { tags } = await pageAt({ db }, '/groupe/conseil/regles/membres');
  expect(tags).toEqual(
    expect.arrayContaining([`content:${group}`, `content:${board}`, `content:${rules}`]),
  );
});

test('of two pages at one address the older one is served, and both change its tag', async () => {
  const { db, history, home, group, catchUp } = await publishedSite();
  const second = history.create('fr', { title: 'Copie', slug: 'groupe', parentId: home });
  history.publish(second);
  await catchUp();
  const before = await pageAt({ db }, '/groupe');
  expect(before.screen.page.id).toBe(group);
  expect(before.tags).toContain('path:/groupe');
  history.onItem('ContentUnpublished', group);
  await catchUp();
  expect((await pageAt({ db }, '/groupe')).screen.page.id).toBe(second);
});

test('a page whose parent moves is found at its new address and redirected from the old one', async () => {
  const { db, history, group, catchUp } = await publishedSite();
  history.saveHeader(group, { title: 'Estuaire', slug: 'estuaire' });
  await catchUp();
  expect(await composeContentScreen(db.pool, '/groupe/conseil')).toMatchObject({
    kind: 'moved',
    to: '/estuaire/conseil',
  });
  expect((await pageAt({ db }, '/estuaire/conseil')).screen.page.breadcrumb).toEqual([
    { title: 'Estuaire', path: '/estuaire' },
  ]);
});

test('the slug of a draft is never visible after its page is unpublished', async () => {
  const { db, history, group, board, catchUp } = await publishedSite();
  history.saveHeader(group, { title: 'Groupe', slug: 'secret' }, { draft: true });
  history.onItem('ContentUnpublished', group);
  history.saveHeader(group, { title: 'Groupe', slug: 'plus-secret' });
  await catchUp();
  const { screen } = await pageAt({ db }, '/groupe/conseil');
  expect([screen.page.id, screen.page.path]).toEqual([board, '/groupe/conseil']);
  history.publish(group);
  await catchUp();
  expect(await composeContentScreen(db.pool, '/groupe/conseil')).toMatchObject({
    kind: 'moved',
    to: '/plus-secret/conseil',
  });
});

test('a move saved as a draft takes effect, under all its new parents, once it is published', async () => {
  const { db, history, board, home, catchUp } = await publishedSite();
  const page = history.create('fr', { title: 'Actes', slug: 'actes', parentId: home });
  history.publish(page);
  history.saveHeader(page, { title: 'Actes', slug: 'actes', parentId: board }, { draft: true });
  await catchUp();
  expect((await pageAt({ db }, '/actes')).screen.page.id).toBe(page);
  history.publish(page);
  await catchUp();
  expect((await pageAt({ db }, '/groupe/conseil/actes')).screen.page.id).toBe(page);
});

test('an unpublished page is gone; one that never existed is not found', async () => {
  const { db, history, members, catchUp } = await publishedSite();
  const path = '/groupe/conseil/regles/membres';
  history.onItem('ContentUnpublished', members);
  await catchUp();
  expect(await composeContentScreen(db.pool, path)).toMatchObject({
    screen: { screen: 'gone', path },
  });
  expect(await composeContentScreen(db.pool, '/en/nothing')).toMatchObject({
    screen: { screen: 'not-found', path: '/en/nothing', frame: { locale: 'en' } },
  });
});

test('modules show their live revisions in order; drafts and inactive ones are hidden', async () => {
  const { db, history, group, catchUp } = await publishedSite();
  const [first, second, third] = [
    history.addModule(group),
    history.addModule(group),
    history.addModule(group),
  ];
  history.saveModule(group, first, 'Un');
  history.activate(group, first);
  history.saveModule(group, second, 'Deux');
  history.activate(group, second);
  history.saveModule(group, third, 'Trois');
  history.addModule(group);
  const deleted = history.addModule(group);
  history.saveModule(group, deleted, 'Quatre');
  history.onModule('ModuleDeleted', group, deleted);
  history.arrange(group, [third, second, first]);
  history.saveModule(group, first, 'Un, en mieux', { draft: true });
  await catchUp();
  const shown = (composed: Awaited<ReturnType<typeof pageAt>>['screen']) =>
    composed.page.modules.map(({ content }) => content.type === 'statement' && content.data.text);
  expect(shown((await pageAt({ db }, '/groupe')).screen)).toEqual(['Deux', 'Un']);

  const newest = await composePreview(db.pool, group);
  expect(newest?.saved).toBe(null);
  expect(newest && shown(newest.composed.screen)).toEqual(['Trois', 'Deux', 'Un, en mieux']);
  expect(newest?.composed.screen.page.modules.map(({ isInactive }) => isInactive)).toEqual([
    true,
    undefined,
    undefined,
  ]);
  const preview = await composePreview(db.pool, group, { shown: { moduleId: third, revision: 1 } });
  expect(preview && shown(preview.composed.screen)).toEqual(['Trois', 'Deux', 'Un, en mieux']);
  expect(preview?.saved).toMatchObject({ actor: 'account00001' });
  expect(await composePreview(db.pool, group, { shown: { moduleId: third, revision: 2 } })).toBe(
    undefined,
  );
});

test('an unpublished page is previewed at the address it will have', async () => {
  const { db, history, board, catchUp } = await publishedSite();
  const draft = history.create('fr', { title: 'Avenir', slug: 'avenir', parentId: board });
  await catchUp();
  const preview = await composePreview(db.pool, draft);
  expect(preview?.composed.screen.page).toMatchObject({
    path: '/groupe/conseil/avenir',
    breadcrumb: [
      { title: 'Groupe', path: '/groupe' },
      { title: 'Conseil', path: '/groupe/conseil' },
    ],
  });
  expect(await composeContentScreen(db.pool, '/groupe/conseil/avenir')).toMatchObject({
    screen: { screen: 'not-found' },
  });
});

test('the change feed lists the changes after a position, and the generation of the rows', async () => {
  const { db, log, history, engine, members, rules, catchUp } = await publishedSite();
  const before = await log.head();
  expect(await listChangedTags(db.pool, 'page-fragments', before)).toMatchObject({
    position: before,
    generation: 1,
    tags: [],
  });
  history.saveHeader(members, { title: 'Les membres', slug: 'membres', parentId: rules });
  await catchUp();
  const position = await log.head();
  expect(await listChangedTags(db.pool, 'page-fragments', before)).toMatchObject({
    position,
    generation: 1,
    tags: [
      { tag: `children:${rules}`, position },
      { tag: `content:${members}`, position },
      { tag: 'list:page', position },
      { tag: 'map:content', position },
    ],
  });
  await engine.rebuild('page-fragments');
  await expect
    .poll(async () => (await listChangedTags(db.pool, 'page-fragments', before)).generation, {
      timeout: waitLimitMs,
    })
    .toBe(2);
});

test('nothing is served before there are rows, or when they belong to another log', async () => {
  const { db, start, log } = await projectionWorld();
  await expect(composeContentScreen(db.pool, '/')).rejects.toThrow(ReadModelNotServed);
  const engine = start([pageFragments]);
  await engine.waitUntil(['page-fragments'], await log.head(), waitLimitMs);
  expect(await composeContentScreen(db.pool, '/')).toMatchObject({
    screen: { screen: 'not-found' },
  });
  await db.pool.query(`update projection_state set state = 'detached'`);
  await expect(composeContentScreen(db.pool, '/')).rejects.toThrow(ReadModelNotServed);
});
