import { expect, test } from 'vitest';
import { news } from '../engine/testing/sample-news.ts';
import { compositionWorld } from './testing/composition-world.ts';

/** A campaign of the careers category, with news in and out of it. */
async function campaign() {
  const { log, history, compose } = await compositionWorld();
  const name = (group: 'categories' | 'types', id: string, fr: string, en: string) => {
    const data = { group, id, names: { fr, en }, revision: 1 };
    log.append(`facet-${group}-${id}`, { type: 'FacetNamed', data });
  };
  name('categories', 'careers', 'Carrières', 'Careers');
  name('categories', 'economy', 'Économie', 'Economy');
  name('types', 'portrait', 'Portrait', 'Profile');
  const publish = (...given: Parameters<typeof history.create>) => {
    const id = history.create(...given);
    history.publish(id);
    return id;
  };
  publish('fr', news('eclusiere', { category: 'careers', types: ['portrait'] }));
  publish('fr', news('apprentis', { category: 'careers' }));
  publish('fr', news('port', { category: 'economy', types: ['portrait'] }));
  const page = { title: 'Semaine des métiers', slug: 'semaine', summary: 'Portes ouvertes' };
  const filters = { categories: ['careers'] };
  const id = publish('fr', { ...page, campaign: { list: 'news', filters } });
  const listAt = async (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const composed = await compose(path, query);
    if (composed.kind !== 'screen' || composed.screen.screen !== 'list')
      throw new Error(`${address} is not a list`);
    return composed;
  };
  return { id, history, publish, compose, listAt };
}

test('the page of a campaign has its list with the fixed filters', async () => {
  const { id, compose } = await campaign();
  const composed = await compose('/semaine');
  expect(composed).toMatchObject({
    tags: expect.arrayContaining(['list:news', 'facets']),
    screen: {
      page: {
        title: 'Semaine des métiers',
        list: {
          total: 2,
          address: `/toutes-actualites?campaign=${id}`,
          base: '/toutes-actualites',
          reset: '/semaine',
          feed: `/rss/news?campaign=${id}`,
          isIndexed: false,
          active: [{ name: 'Carrières', isHeld: true }],
        },
      },
    },
  });
});

test('readers add to a campaign’s filters, and remove only their own', async () => {
  const { id, listAt } = await campaign();
  const { screen } = await listAt(`/toutes-actualites?types=portrait&campaign=${id}`);
  expect(screen).toMatchObject({
    list: {
      total: 1,
      entries: [{ title: 'eclusiere' }],
      campaign: { title: 'Semaine des métiers', path: '/semaine', summary: 'Portes ouvertes' },
      active: [
        { name: 'Portrait', isHeld: false, hrefWithout: `/toutes-actualites?campaign=${id}` },
        { name: 'Carrières', isHeld: true },
      ],
    },
    frame: { translations: [{ path: '/en/all-news/careers?types=profile' }] },
  });
});

test('a campaign’s filters can be neither removed, widened nor repeated by an address', async () => {
  const { id, compose } = await campaign();
  const query = `categories=economie&campaign=${id}&json=1`;
  expect(await compose('/toutes-actualites', query)).toMatchObject({
    screen: {
      screen: 'list-data',
      list: {
        total: 2,
        address: `/toutes-actualites?campaign=${id}`,
        groups: [{ options: [{ slug: 'portrait' }] }, { options: [{ slug: 'carrieres' }] }],
      },
    },
  });
  expect(await compose('/toutes-actualites/carrieres', `campaign=${id}`)).toMatchObject({
    kind: 'moved',
    to: `/toutes-actualites?campaign=${id}`,
  });
});

test.each(['/toutes-actualites', '/agenda'])(
  'the campaign of another list does not filter %s, and neither does another page',
  async (path) => {
    const { publish, compose } = await campaign();
    const filters = { categories: ['careers'] };
    const press = { list: 'pressReleases', filters } as const;
    const other = publish('fr', { title: 'Autre', slug: 'autre', campaign: press });
    const plain = publish('fr', { title: 'Page', slug: 'page' });
    for (const id of [other, plain])
      expect(await compose(path, `campaign=${id}`)).toMatchObject({ kind: 'moved', to: path });
  },
);

test('an unknown campaign filters nothing, and neither does another language’s', async () => {
  const { id, compose } = await campaign();
  expect(await compose('/toutes-actualites', 'campaign=nobody0')).toMatchObject({ kind: 'moved' });
  expect(await compose('/en/all-news', `campaign=${id}`)).toMatchObject({ to: '/en/all-news' });
});

test('a list follows its campaign: it depends on the campaign’s page', async () => {
  const { id, listAt } = await campaign();
  const { tags } = await listAt(`/toutes-actualites?campaign=${id}`);
  expect(tags).toContain(`content:${id}`);
});
