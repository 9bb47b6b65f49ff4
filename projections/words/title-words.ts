import { insertRows } from '../engine/rows-for-items.ts';
import { splitWords } from '../filtered-lists/list-words.ts';
import type { Queryable } from '../postgres/queryable.ts';

/**
 * Returns the statements that create `title_word`: every word that a title has, or once had. Words
 * that may be meant are found among these, which are far fewer and shorter than the titles.
 */
export function titleWordTable(schema: string): string {
  return `
create table ${schema}.title_word (word text collate "C" primary key);
create index on ${schema}.title_word using gin (word gin_trgm_ops) with (fastupdate = off);
`;
}

/** Adds the words of folded titles to those that are known. */
export async function addTitleWords(
  sql: Queryable,
  schema: string,
  titles: readonly string[],
): Promise<void> {
  const words = [...new Set(titles.flatMap(splitWords))].toSorted();
  const columns = { word: ['text', (word: string) => word] } as const;
  await insertRows(sql, `${schema}.title_word`, words, columns, 'on conflict do nothing');
}
