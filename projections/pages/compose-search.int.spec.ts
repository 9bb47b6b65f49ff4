import { expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { readModels } from '../read-models.ts';
import { composeAddress } from './compose-address.ts';
import { modelsOfPages } from './list-changed-pages.ts';

async function searched() {
  const { log, db, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const engine = start(readModels.filter(({ name }) => modelsOfPages.includes(name)));
  const compose = async (path: string, query: string, as?: 'page' | 'data') => {
    const head = await log.head();
    log.announce();
    expect(await engine.waitUntil(modelsOfPages, head, waitLimitMs)).toBe(true);
    return composeAddress(db.pool, { path, query, as, now: new Date() });
  };
  const publish = (title: string, slug: string, parentId?: ReturnType<typeof history.create>) => {
    const id = history.create('fr', { title, slug, ...(parentId && { parentId }) });
    history.publish(id);
    return id;
  };
  return { log, history, compose, publish };
}

test('results link to the current address of content, also after its ancestors moved', async () => {
  const { history, compose, publish } = await searched();
  const above = publish('Le Groupe', 'groupe');
  const id = publish('Nos phares', 'phares', above);
  const before = await compose('/search/do', 'search=phare');
  expect(before).toMatchObject({
    screen: { screen: 'search', found: { total: 1, items: [{ path: '/groupe/phares' }] } },
    tags: expect.arrayContaining(['search:fr', `content:${id}`]),
    keepLater: true,
  });
  history.saveHeader(above, { title: 'Le Groupe', slug: 'maison' });
  expect(await compose('/search/do', 'search=phare')).toMatchObject({
    screen: { found: { items: [{ path: '/maison/phares' }] } },
  });
});

test('items with a value are found by its current name, in the language of the search', async () => {
  const { log, history, compose } = await searched();
  const name = (fr: string, en: string, revision: number) =>
    log.append('facet-keywords-flooding', {
      type: 'FacetNamed',
      data: { group: 'keywords', id: 'flooding', names: { fr, en }, revision },
    });
  const news = { kind: 'news', nature: 'article', publishedOn: '2026-02-01' } as const;
  const none = { types: [], regions: [], domains: [], countries: [], entities: [] };
  for (const [locale, title] of [['fr', 'Rive'] as const, ['en', 'Shore'] as const]) {
    const header = { ...news, ...none, title, slug: title.toLowerCase(), keywords: ['flooding'] };
    history.publish(history.create(locale, header));
  }
  const total = async (path: string, search: string) => {
    const composed = await compose(path, `search=${search}`, 'data');
    if (composed.kind !== 'screen' || composed.screen.screen !== 'search-answer')
      throw new Error('expected a response');
    expect(composed.tags).toContain('facets');
    return composed.screen.found.total;
  };
  expect(await total('/search/do', 'submersion')).toBe(0);
  name('Submersion', 'Rising waters', 1);
  expect(await total('/search/do', 'submersions')).toBe(1);
  expect(await total('/search/do', 'rising')).toBe(0);
  expect(await total('/en/search/do', 'rising')).toBe(1);
  name('Crue', 'Flood', 2);
  expect(await total('/search/do', 'submersion')).toBe(0);
  expect(await total('/en/search/do', 'floods')).toBe(1);
});

test('a page of results links to the previous and the next page; the last page has no next one', async () => {
  const { compose, publish } = await searched();
  for (let number = 0; number < 12; number += 1) publish(`Phare ${number}`, `phare-${number}`);
  const second = await compose('/search/do', 'search=phare&page=2');
  expect(second).toMatchObject({ screen: { found: { page: 2, pages: 2, total: 12 } } });
  if (second.kind !== 'screen' || second.screen.screen !== 'search')
    throw new Error('expected a search');
  expect(second.screen.found.items).toHaveLength(2);
  expect(second.screen.found.hrefOf({ kind: 'page', page: 1 })).toBe(
    '/search/do?search=phare&kind=page',
  );
  expect(await compose('/search/do', 'search=phare&page=3')).toMatchObject({
    screen: { screen: 'not-found' },
  });
});

test.each([
  [undefined, 8],
  ['mobile', 5],
  ['tablet', 6],
])('as data it returns as many results as a device has room for: %s', async (device, count) => {
  const { compose, publish } = await searched();
  for (let number = 0; number < 12; number += 1) publish(`Phare ${number}`, `phare-${number}`);
  const query = device === undefined ? 'search=phare' : `search=phare&device=${device}`;
  const answer = await compose('/search/do', query, 'data');
  if (answer.kind !== 'screen' || answer.screen.screen !== 'search-answer')
    throw new Error('expected a response');
  expect(answer.screen.found.items).toHaveLength(count);
});

test.each(['', 'search=ph', 'search=+ph+', 'search=%F0%9F%8C%8A%F0%9F%8C%8A'])(
  'a query of fewer than three characters is refused as data, and remains in the field of the page: “%s”',
  async (query) => {
    const { compose, publish } = await searched();
    publish('Phare', 'phare');
    for (const path of ['/search/do', '/search/autocomplete'])
      expect(await compose(path, query, 'data')).toMatchObject({
        screen: { screen: 'failed-answer' },
        keepLater: true,
      });
    expect(await compose('/search/do', query, 'page')).toMatchObject({
      screen: {
        screen: 'search',
        found: { isEnough: false, total: 0, items: [], suggestions: [], pages: 1 },
      },
    });
  },
);

test('where nothing is found, similar titles are suggested', async () => {
  const { compose, publish } = await searched();
  publish('La gouvernance', 'gouvernance');
  expect(await compose('/search/do', 'search=gouvernnance+absente')).toMatchObject({
    screen: { found: { total: 0, suggestions: ['La gouvernance'] } },
  });
  expect(await compose('/search/autocomplete', 'search=gouv')).toMatchObject({
    screen: { screen: 'suggestions', suggests: ['La gouvernance'] },
  });
});

test('customers looking for their account get links to the banks named by editors', async () => {
  const { log, compose, publish } = await searched();
  const bank = publish('Banque du Port', 'banque-du-port');
  const entries = [
    { label: 'Banque du Port', link: { kind: 'content', contentId: bank }, children: [] },
  ];
  log.append('menu-banks', {
    type: 'MenuSaved',
    data: {
      menuId: 'menu00000001',
      revision: 1,
      menu: { name: 'banks', locale: 'fr', entries },
    },
  });
  expect(await compose('/search/do', 'search=mon+compte')).toMatchObject({
    screen: { found: { banks: [{ title: 'Banque du Port', path: '/banque-du-port' }] } },
    tags: expect.arrayContaining([`content:${bank}`]),
  });
  expect(await compose('/search/do', 'search=comptes+annuels')).toMatchObject({
    screen: { found: { banks: undefined } },
  });
});
