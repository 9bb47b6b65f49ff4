import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { news } from '../engine/testing/sample-news.ts';
import { facetSlugs } from './facet-slugs.ts';
import { listFacets } from './list-facets.ts';
import { readVocabulary } from './read-vocabulary.ts';

async function world() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  const folding = new Folding(db.pool, [facetSlugs]);
  await folding.prepare();
  const name = (group: FacetName['group'], id: string, fr: string, en: string, revision = 1) => {
    const data = { group, id, names: { fr, en }, revision };
    history.log.append(`facet-${group}-${id}`, { type: 'FacetNamed', data });
  };
  return { db: db.pool, history, name, catchUp: () => folding.catchUp(history.log) };
}

test('a named value has a name and a slug in each language', async () => {
  const { db, name, catchUp } = await world();
  name('domains', 'marine-energy', 'Énergies marines', 'Marine energy');
  const position = await catchUp();
  const { vocabulary, ...read } = await readVocabulary(db);
  const facet = { group: 'domains', id: 'marine-energy' } as const;
  expect(read).toEqual({ position, tags: ['facets'] });
  expect(vocabulary.dictionaries.fr.slugOf(facet)).toBe('energies-marines');
  expect(vocabulary.dictionaries.en.facetOf('marine-energy')).toEqual(facet);
  expect(vocabulary.nameOf(facet, 'fr')).toBe('Énergies marines');
});

test('slugs are allocated in the order of the log and stay when names change', async () => {
  const { db, name, catchUp } = await world();
  name('types', 'results', 'Résultats', 'Results');
  name('categories', 'figures', 'Résultats', 'Figures');
  await catchUp();
  name('types', 'results', 'Comptes', 'Accounts', 2);
  await catchUp();
  expect(await listFacets(db)).toEqual([
    {
      group: 'categories',
      id: 'figures',
      names: { fr: 'Résultats', en: 'Figures' },
      slugs: { fr: 'resultats-2', en: 'figures' },
      revision: 1,
    },
    {
      group: 'types',
      id: 'results',
      names: { fr: 'Comptes', en: 'Accounts' },
      slugs: { fr: 'resultats', en: 'results' },
      revision: 2,
    },
  ]);
});

test('a value that is used before it is named is shown by its id until then', async () => {
  const { db, history, name, catchUp } = await world();
  const id = history.create('fr', news('a', { category: 'tides', keywords: ['boats'] }));
  history.saveHeader(id, news('a', { category: 'tides', countries: ['france'] }), { draft: true });
  await catchUp();
  expect(await listFacets(db, 'keywords')).toEqual([
    {
      group: 'keywords',
      id: 'boats',
      names: { fr: 'boats', en: 'boats' },
      slugs: null,
      revision: 0,
    },
  ]);
  name('categories', 'tides', 'Marées', 'Tides');
  await catchUp();
  const { vocabulary } = await readVocabulary(db);
  const tides = { group: 'categories', id: 'tides' } as const;
  expect(vocabulary.nameOf(tides, 'fr')).toBe('Marées');
  expect(vocabulary.dictionaries.fr.slugOf(tides)).toBe('tides');
  expect(vocabulary.dictionaries.en.facetOf('france')).toEqual({
    group: 'countries',
    id: 'france',
  });
});

test('a value fixed by a campaign is shown by its id until it is named', async () => {
  const { db, history, catchUp } = await world();
  const campaign = { list: 'news' as const, filters: { types: ['portrait'] } };
  history.create('fr', { title: 'Semaine', slug: 'semaine', campaign });
  await catchUp();
  const { vocabulary } = await readVocabulary(db);
  const portrait = { group: 'types', id: 'portrait' } as const;
  expect(vocabulary.dictionaries.fr.slugOf(portrait)).toBe('portrait');
});

test('at a past position values have the names and slugs of that time', async () => {
  const { db, name, catchUp } = await world();
  const before = startOfLog;
  name('types', 'results', 'Résultats', 'Results');
  const first = await catchUp();
  name('types', 'results', 'Comptes', 'Accounts', 2);
  await catchUp();
  const results = { group: 'types', id: 'results' } as const;
  const at = async (position?: typeof first) => {
    const { vocabulary, ...read } = await readVocabulary(db, position);
    const { dictionaries, nameOf } = vocabulary;
    return [nameOf(results, 'fr'), dictionaries.fr.slugOf(results), read.position];
  };
  expect(await at(before)).toEqual(['results', undefined, before]);
  expect(await at(first)).toEqual(['Résultats', 'resultats', first]);
  expect((await at()).slice(0, 2)).toEqual(['Comptes', 'resultats']);
});

test('at a past position values are in the order of that time; a deleted value keeps its name and slugs', async () => {
  const { db, history, name, catchUp } = await world();
  name('types', 'results', 'Résultats', 'Results');
  const arrange = (ids: readonly string[], revision: number) =>
    history.log.append('facets-types', {
      type: 'FacetsArranged',
      data: { group: 'types', ids, revision },
    });
  arrange(['results', 'other'], 1);
  const first = await catchUp();
  arrange(['other'], 2);
  const data = { group: 'types', id: 'results' };
  history.log.append('facet-types-results', { type: 'FacetDeleted', data });
  await catchUp();
  const orderAt = async (position?: typeof first) =>
    (await readVocabulary(db, position)).vocabulary.orderOf('types');
  expect(await orderAt(startOfLog)).toEqual([]);
  expect(await orderAt(first)).toEqual(['results', 'other']);
  expect(await orderAt()).toEqual(['other']);
  const { vocabulary } = await readVocabulary(db);
  const results = { group: 'types', id: 'results' } as const;
  expect(vocabulary.nameOf(results, 'fr')).toBe('Résultats');
  expect(vocabulary.dictionaries.fr.slugOf(results)).toBe('resultats');
  expect(await listFacets(db)).toEqual([]);
});
