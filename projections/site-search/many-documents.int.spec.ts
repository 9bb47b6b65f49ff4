import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { splitWords } from '../filtered-lists/list-words.ts';
import { readModels } from '../read-models.ts';
import { findDocuments } from './find-documents.ts';
import { listSuggestions } from './list-suggestions.ts';

/** Which media are public is stored in another read model. */
const searched = readModels.filter(({ name }) => ['site-search', 'media-library'].includes(name));

/** This many are folded; the others are copies, which cost nearly nothing to write. */
const folded = 250;
const published = 5_000;
const syllables = ['ma', 'ré', 'tur', 'bo', 'lin', 'ga', 'ché', 'pou', 'vi', 'ton', 'du', 'sar'];

/** Returns the word with this number; low numbers are frequent, as in any language. */
function word(number: number): string {
  const places = [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144) % 12];
  return places.map((place) => syllables[place]).join('');
}

/** Returns the words of a text, the same in every run. */
function text(seed: number, length: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    const share = state / 2_147_483_647;
    return word(Math.floor(1_700 * share * share * share));
  }).join(' ');
}

test('among thousands of documents searches and suggestions use an index', async () => {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  for (let number = 0; number < folded; number += 1) {
    const title = text(number, 6);
    const page = history.create('fr', { title, slug: `p-${number}`, summary: text(-number, 20) });
    const module = history.addModule(page);
    history.saveModule(page, module, text(number + published, 120));
    history.activate(page, module);
    history.publish(page);
  }
  const folding = new Folding(db.pool, searched);
  await folding.prepare();
  await folding.catchUp(history.log);
  await db.pool.query(
    `insert into site_search.document (id, locale, valid_from, valid_to, kind, title, summary, body,
       path, day, title_words, summary_words, vector)
     select id || copy, locale, valid_from, valid_to, kind, title || copy, summary, body,
       path, day, title_words, summary_words, vector
     from site_search.document, generate_series(2, $1) copy`,
    [published / folded],
  );
  await db.pool.query('analyze');
  const client = await db.pool.connect();
  onTestFinished(() => client.release());

  const named = Array.from({ length: 300 }, (_, number) => ({
    code: `keywords:k-${number}`,
    words: ` ${word(number)} ${word(number * 7)}`,
  }));
  const query = { locale: 'fr', kind: undefined, named, page: 1, pageSize: 10 } as const;
  const search = `${word(1_650)} ${word(900).slice(0, 4)}`;
  const { counts } = await findDocuments(client, { ...query, search });
  expect(counts.page).toBeGreaterThan(0);
  expect(counts.page).toBeLessThan(published / 5);
  const plan = await client.query(
    `explain execute "site-search-now" (null, 'fr', $$('x' | ':keywords:k') & 'y':*$$,
       $$'x':AB$$, $$'x':A$$, $$\{x}$$, null, 10, 0)`,
  );
  expect(JSON.stringify(plan.rows)).toContain('document_vector_idx');

  const typed = splitWords(word(1_650)).join('').slice(0, 5);
  await listSuggestions(client, { search: typed, locale: 'fr', limit: 6 });
  const typing = await client.query(
    `explain execute "site-search-suggestions-now"
       (null, 'fr', $$\{"% ${typed}%"}$$, '${typed}', '', '', 6, $$'${typed}':*A$$)`,
  );
  expect(JSON.stringify(typing.rows)).toContain('document_title_words_idx');
});
