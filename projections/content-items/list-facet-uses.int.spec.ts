import { noFacets } from '@parvis/contracts/content/details.ts';
import { teaserModuleSchema } from '@parvis/contracts/content/modules/teaser.ts';
import type { FacetKey } from '@parvis/contracts/facets/facet-name.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { contentItems } from './content-items.ts';
import { listFacetUses } from './list-facet-uses.ts';

async function world() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  const folding = new Folding(db.pool, [contentItems]);
  await folding.prepare();
  const uses = async (facet: FacetKey) => {
    await folding.catchUp(history.log);
    return listFacetUses(db.pool, facet, { page: 1, pageSize: 2 });
  };
  const titles = async (facet: FacetKey) => (await uses(facet)).items.map(({ title }) => title);
  return { history, uses, titles };
}

test('a value is used by headers, including live ones, by campaigns and by existing teasers', async () => {
  const { history, titles } = await world();
  const sea = { group: 'domains', id: 'sea' } as const;
  const carrying = history.create('fr', { title: 'A', slug: 'a', domains: ['sea'] });
  history.publish(carrying);
  history.saveHeader(carrying, { title: 'A', slug: 'a' }, { draft: true });
  const filters = { domains: ['sea'] };
  const campaign = { list: 'news' as const, filters };
  const holding = history.create('fr', { title: 'B', slug: 'b', campaign });
  expect(await titles(sea)).toEqual(['A', 'B']);
  history.publish(carrying);
  history.onItem('ContentDeleted', holding);
  expect(await titles(sea)).toEqual([]);
  const teasing = history.create('en', { title: 'C', slug: 'c' });
  const module = history.addModule(teasing);
  const given = { title: 'News', source: 'article', group: 'domains', facet: 'sea' };
  const data = teaserModuleSchema.parse(given);
  history.saveModule(teasing, module, { type: 'teaser', data });
  expect(await titles(sea)).toEqual(['C']);
  expect(await titles({ group: 'regions', id: 'sea' })).toEqual([]);
  history.onModule('ModuleDeleted', teasing, module);
  expect(await titles(sea)).toEqual([]);
});

test('uses are counted, and listed page by page, including categories of news', async () => {
  const { history, uses } = await world();
  const made = { kind: 'news', nature: 'article', publishedOn: '2026-02-01', ...noFacets } as const;
  for (const title of ['C', 'A', 'B'])
    history.create('fr', { ...made, title, slug: title.toLowerCase(), category: 'tides' });
  const read = await uses({ group: 'categories', id: 'tides' });
  expect(read).toMatchObject({
    total: 3,
    items: [{ title: 'A', status: 'draft' }, { title: 'B' }],
  });
});
