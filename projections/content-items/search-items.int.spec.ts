import { toSlug } from '@parvis/contracts/site/slug.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { withSettings } from '../postgres/with-settings.ts';
import {
  inTitleSql,
  likeWordsSql,
  type TitleCondition,
  titleSearch,
  titleSimilarity,
} from '../words/title-search.ts';
import { contentItems } from './content-items.ts';
import { findItemsAt } from './find-items-at.ts';
import { findTitledItems } from './find-titled-items.ts';
import { findWordedItems } from './find-worded-items.ts';

async function searchedWorld() {
  const { pool, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const history = new ContentHistory();
  const folding = new Folding(pool, [contentItems]);
  await folding.prepare();
  const db = withSettings(pool, { ...titleSimilarity, statement_timeout: '5000' });
  const page = (title: string, summary = '') => {
    const slug = toSlug(title);
    return history.create('fr', { title, slug, ...(summary && { summary }) });
  };
  return { pool, db, history, page, catchUp: () => folding.catchUp(history.log) };
}

test('titles are found by their beginning, their words, and across typos, archived ones last', async () => {
  const { db, history, page, catchUp } = await searchedWorld();
  const within = page('Le plan climat');
  const first = page('Climat : notre stratégie');
  const archived = page('Climat de 2019');
  const deleted = page('Climat supprimé');
  history.onItem('ContentArchived', archived);
  history.onItem('ContentDeleted', deleted);
  page('Gouvernance');
  page('Un bassin profond');
  await catchUp();
  const found = async (typed: string) => (await findTitledItems(db, typed)).items;
  expect((await found('climat')).map(({ id }) => id)).toEqual([first, archived, within]);
  expect(await found('startegie CLIMAT')).toEqual([{ id: first, isTypo: true }]);
  expect(await found('gouvrenance')).toHaveLength(1);
  expect(await found('basin porfond')).toHaveLength(1);
  expect(await found('%')).toEqual([]);
  expect((await findTitledItems(db, 'climat')).total).toBe(3);
});

test('titles are found while their rows are of a version without the words of titles', async () => {
  const { pool, db, page, catchUp } = await searchedWorld();
  const id = page('Le plan climat');
  await catchUp();
  await pool.query('drop table content_items.title_word');
  expect((await findTitledItems(db, 'climat')).items).toEqual([{ id, isTypo: false }]);
  expect((await findTitledItems(db, 'climta')).items).toEqual([]);
});

test('words within texts are found with their passage: in the header and in modules that are not deleted', async () => {
  const { db, history, page, catchUp } = await searchedWorld();
  const summarized = page('Énergie', 'Des éoliennes en mer, et rien d’autre.');
  const written = page('Territoires');
  const [kept, deleted] = [history.addModule(written), history.addModule(written)];
  history.saveModule(written, kept, 'Nos éoliennes tournent.');
  history.saveModule(written, deleted, 'Des hydroliennes.');
  history.onModule('ModuleDeleted', written, deleted);
  await catchUp();
  const found = (typed: string) => findWordedItems(db, typed, 5);
  const all = await found('eolienne');
  expect(all.map(({ id }) => id)).toEqual([written, summarized]);
  expect(all[0]?.excerpt).toEqual([
    { text: 'Nos ', isFound: false },
    { text: 'éoliennes', isFound: true },
    { text: ' tournent.', isFound: false },
  ]);
  expect(await found('hydroliennes')).toEqual([]);
  expect(await found('nos eoliennes tournent')).toHaveLength(1);
  expect(await found('nos eoliennes tournent zut')).toEqual([]);
  // Its title alone is no text.
  expect(await found('territoires')).toEqual([]);
});

test('among thousands of items, titles, words within and addresses are found by indexes', async () => {
  const { pool, db, history, page, catchUp } = await searchedWorld();
  for (let number = 0; number < 100; number += 1) {
    const id = page(`Rapport ${number} sur la filière ${'abcdefghij'[number % 10]}rume`);
    const module = history.addModule(id);
    history.saveModule(id, module, `Un texte de la page ${number}`);
  }
  await catchUp();
  await pool.query(
    `insert into content_items.item select id || copy, locale, status, title_folded || ' ' || copy,
       words || ' ' || copy, slug || copy, parent_id, translation_group, updated, updated_at, updated_by,
       next_planned, facets, state
     from content_items.item, generate_series(2, 100) copy`,
  );
  await pool.query(
    `insert into content_items.module select id || copy, data, words || ' ' || copy, saved_at, saved_by
     from content_items.module, generate_series(2, 100) copy`,
  );
  await pool.query('analyze');
  await pool.query(
    `insert into content_items.title_word select md5(number::text) from generate_series(1, 60000) number`,
  );
  await pool.query('analyze');
  const explained = async (table: string, { sql, values }: TitleCondition) => {
    const { rows } = await db.query(`explain select * from content_items.${table} where ${sql}`, [
      ...values,
    ]);
    return JSON.stringify(rows);
  };
  const search = titleSearch('arume rapport 4299');
  const titles = inTitleSql(['title_folded'], search, new Map([['arume', ['brume', 'crume']]]));
  expect(await explained('item', titles)).toContain('title_folded_words_idx');
  const short = inTitleSql(['title_folded'], titleSearch('zu'));
  expect(await explained('item', short)).toContain('title_folded_words_idx');
  for (const like of likeWordsSql('word', search))
    expect(await explained('title_word', like)).toContain('title_word_word_idx');
  expect(await explained('item', { sql: 'slug = $1', values: ['rapport'] })).toContain(
    'item_slug_idx',
  );
  const within = { sql: 'words like $1', values: ['% 4299%'] };
  expect(await explained('item', within)).toContain('title_folded_words_idx');
  expect((await findTitledItems(db, 'filiree')).items).not.toEqual([]);
  expect(await findItemsAt(db, '/rapport-filiere')).toEqual([]);
});
