import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { expect, test } from 'vitest';
import type { ContentHistory } from '../engine/testing/content-history.ts';
import { compositionWorld } from './testing/composition-world.ts';

function leader(firstName: string, order: number, isSpokesperson = false): HeaderOf<'personality'> {
  return {
    kind: 'personality',
    firstName,
    lastName: 'Morel',
    slug: `${toSlug(firstName)}-morel`,
    role: 'Directrice',
    isSpokesperson,
    order,
    socialLinks: [],
  };
}

async function group() {
  const { history, compose } = await compositionWorld();
  const add = (...given: Parameters<ContentHistory['create']>) => {
    const id = history.create(...given);
    history.publish(id);
    return id;
  };
  const above = add('fr', { title: 'Le groupe', slug: 'groupe' });
  add('fr', { title: 'Gouvernance', slug: 'gouvernance', parentId: above });
  return { add, compose };
}

test('the page above the leaders shows them in their order, and follows every change to them', async () => {
  const { add, compose } = await group();
  add('fr', leader('Zoé', 2));
  add('fr', leader('Ada', 1));
  add('en', leader('Eve', 0));
  const composed = await compose('/groupe/gouvernance');
  expect(composed).toMatchObject({
    screen: {
      page: {
        people: [
          { title: 'Ada Morel', path: '/groupe/gouvernance/ada-morel', role: 'Directrice' },
          { title: 'Zoé Morel', path: '/groupe/gouvernance/zoe-morel' },
        ],
      },
    },
    tags: expect.arrayContaining(['list:personality']),
  });
  expect(await compose('/groupe')).not.toHaveProperty('screen.page.people');
});

test('only spokespeople are found by their id, in their own language', async () => {
  const { add, compose } = await group();
  const ada = add('fr', leader('Ada', 1, true));
  const ben = add('fr', leader('Ben', 2));
  expect(await compose(`/mediaroom/spokespeople/${ada}`)).toMatchObject({
    screen: {
      screen: 'content',
      page: { title: 'Ada Morel', path: '/groupe/gouvernance/ada-morel' },
    },
    tags: expect.arrayContaining([`content:${ada}`]),
  });
  for (const path of [
    `/mediaroom/spokespeople/${ben}`,
    `/en/mediaroom/spokespeople/${ada}`,
    '/mediaroom/spokespeople/inconnu00001',
  ])
    expect(await compose(path)).toMatchObject({ screen: { screen: 'not-found' } });
});

test('press releases name the Group’s spokespeople; other news do not', async () => {
  const { add, compose } = await group();
  add('fr', leader('Ben', 2));
  const zoe = add('fr', leader('Zoé', 3, true));
  const ada = add('fr', leader('Ada', 1, true));
  const lists = { types: [], regions: [], domains: [], countries: [], entities: [], keywords: [] };
  const news = { kind: 'news', publishedOn: '2026-02-01', ...lists } as const;
  add('fr', { ...news, nature: 'press-release', title: 'Résultats', slug: 'resultats' });
  add('fr', { ...news, nature: 'article', title: 'Article', slug: 'article' });
  expect(await compose('/actualite/resultats')).toMatchObject({
    screen: {
      page: {
        spokespeople: [
          { title: 'Ada Morel', path: `/mediaroom/spokespeople/${ada}` },
          { title: 'Zoé Morel', path: `/mediaroom/spokespeople/${zoe}` },
        ],
      },
    },
    tags: expect.arrayContaining(['list:personality']),
  });
  expect(await compose('/actualite/article')).not.toHaveProperty('screen.page.spokespeople');
});
