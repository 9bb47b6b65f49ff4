import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { type ListInput, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Pool } from 'pg';
import { ContentHistory } from '../../engine/testing/content-history.ts';
import { Folding } from '../../engine/testing/folding.ts';
import { pageFragments } from '../page-fragments.ts';
import { type ItemsOfList, queryItems } from '../query-items.ts';
import { sharedNames } from './random-news.ts';

/** The instant at which lists are read. */
export const now = new Date('2026-03-01T09:00:00.000Z');

/** The list of all news. */
export const allNews: ItemsOfList = { kinds: ['news'], order: 'newest' };

/** Replaces the site in a database with these published items. */
export async function foldNews(pool: Pool, items: readonly HeaderOf<'news'>[]) {
  const history = new ContentHistory();
  for (const item of items) history.publish(history.create('fr', item));
  await pool.query('drop schema if exists page_fragments cascade; delete from projection_state');
  const folding = new Folding(pool, [pageFragments]);
  await folding.prepare();
  await folding.catchUp(history.log);
  return { history, folding };
}

/** Reads a page of a French list. */
export function queryNews(
  pool: Pool,
  input: ListInput,
  items: ItemsOfList = allNews,
  pageSize = 100,
) {
  const query = { state: toListState(input), named: sharedNames, pageSize, now };
  return queryItems(pool, { ...items, locale: 'fr' }, query);
}
