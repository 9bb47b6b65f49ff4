import { redirectInputSchema } from '@parvis/contracts/redirects/redirect.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { expect, onTestFinished, test } from 'vitest';
import { findWarnings } from './find-warnings.ts';

test('a redirect that a published page overrules, or that leads nowhere, is warned about', async () => {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  const folding = new Folding(db.pool, [pageFragments]);
  await folding.prepare();
  const group = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  history.publish(group);
  const board = history.create('fr', { title: 'Conseil', slug: 'conseil', parentId: group });
  history.publish(board);
  history.saveHeader(board, { title: 'Conseil', slug: 'bureau', parentId: group });
  history.create('fr', { title: 'Brouillon', slug: 'brouillon' });
  const ended = history.create('fr', { title: 'Fin', slug: 'fin' });
  history.publish(ended);
  history.onItem('ContentUnpublished', ended);
  await folding.catchUp(history.log);
  const warnings = async (from: string, to: string) => {
    const target = to === '' ? { status: 410 } : { status: 301, to };
    const [found] = await findWarnings(db.pool, [redirectInputSchema.parse({ from, target })]);
    return found;
  };
  const stays = { code: 'page-stays', title: 'Groupe' };
  const moved = { code: 'page-moved', title: 'Conseil' };
  const nothing = { code: 'nothing-there' };
  expect(await warnings('/ancienne', '/groupe/bureau?x=1#y')).toEqual([]);
  expect(await warnings('/Groupe/', '/groupe/bureau')).toEqual([stays]);
  expect(await warnings('/groupe', '')).toEqual([stays]);
  expect(await warnings('/groupe/conseil', '/groupe')).toEqual([moved]);
  expect(await warnings('/ancienne', '/groupe/conseil')).toEqual([]);
  expect(await warnings('/fin', '/groupe')).toEqual([]);
  for (const to of ['/brouillon', '/fin', '/absente', '/actualite/absente', '/en/news/absent'])
    expect([to, await warnings('/ancienne', to)]).toEqual([to, [nothing]]);
  for (const to of ['https://ailleurs.example/x', '/assets/x.pdf', '/sitemap.xml', '/en/all-news'])
    expect([to, await warnings('/ancienne', to)]).toEqual([to, []]);
  expect(await warnings('/ancienne', '/ancienne')).toEqual([]);
  expect(await warnings('/groupe', '/absente')).toEqual([stays, nothing]);
  expect(await findWarnings(db.pool, [])).toEqual([]);
});
