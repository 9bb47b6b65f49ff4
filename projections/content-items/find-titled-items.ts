import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { findRankedTitles } from '../words/find-ranked-titles.ts';
import { titleRanks, titleSearch } from '../words/title-search.ts';

/** Items by their titles, the best first; the total is null when there are too many to count. */
export interface TitledItems {
  readonly items: readonly { readonly id: ContentId; readonly isTypo: boolean }[];
  readonly total: number | null;
}

/**
 * Finds the items, except deleted ones, whose titles have what was typed, across typos; archived ones
 * come last.
 * @param db with the setting `titleSimilarity`
 * @throws ReadModelNotServed
 */
export async function findTitledItems(db: Queryable, typed: string): Promise<TitledItems> {
  const { titles, total } = await findRankedTitles(db, rows, titleSearch(typed));
  const items = titles.map(({ id, rank }) => ({
    id: contentIdSchema.parse(id),
    isTypo: rank >= titleRanks.typo,
  }));
  return { items, total };
}

const rows = {
  model: 'content-items',
  schema: 'content_items',
  columns: ['title_folded'],
  select: (condition: string, limit: number) =>
    `select id, array[title_folded] as titles,
       case status when 'archived' then '' else updated end as newest
     from content_items.item where status <> 'deleted' and ${condition} limit ${limit}`,
};
