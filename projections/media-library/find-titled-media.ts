import type { MediaView } from '@parvis/contracts/media/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { findRankedTitles } from '../words/find-ranked-titles.ts';
import { titleSearch } from '../words/title-search.ts';
import { readMedia } from './read-media.ts';

/** Media by their texts, the best titles first; the total is null when there are too many to count. */
export interface TitledMedia {
  readonly items: readonly MediaView[];
  readonly total: number | null;
}

/**
 * Finds the media, except deleted ones, whose title, credit or other text has what was typed, in any
 * language and across typos; `updatedBy` is an account id.
 * @param db with the setting `titleSimilarity`
 * @throws ReadModelNotServed
 */
export async function findTitledMedia(
  db: Queryable,
  typed: string,
  limit: number,
): Promise<TitledMedia> {
  const { titles, total } = await findRankedTitles(db, rows, titleSearch(typed));
  const ids = titles.slice(0, limit).map(({ id }) => id);
  const media = await readMedia(db, ids);
  return { items: ids.flatMap((id) => media.get(id) ?? []), total };
}

const columns = locales.map((locale) => `words_${locale}`);
const rows = {
  model: 'media-library',
  schema: 'media_library',
  columns,
  select: (condition: string, limit: number) =>
    `select id, array[${columns.join(', ')}] as titles, valid_from as newest
     from media_library.media where valid_to is null and not deleted and (${condition}) limit ${limit}`,
};
