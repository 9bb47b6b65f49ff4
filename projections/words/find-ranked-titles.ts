import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import {
  inTitleSql,
  likeTitleSql,
  mayHaveTypos,
  rankTitle,
  type TitleCondition,
  type TitleSearch,
} from './title-search.ts';

/** The number of titles that are ranked; further ones are as good as any. */
const maxRanked = 300;
/** The same, of titles with typos: comparing words by their trigrams takes long. */
const maxLike = 100;
/** With fewer titles than this, those with typos are searched as well. */
const enough = 3;

/** Where titles are. */
export interface TitledRows {
  readonly model: string;
  /** Columns of folded texts that begin with the title. */
  readonly columns: readonly string[];
  /** A statement of `id`, `titles` (an array of those columns), and `newest`, to sort by, with a condition and a limit. */
  readonly select: (condition: string, limit: number) => string;
}

/** An item, and how well its title fits: see `titleRanks`. */
export interface RankedTitle {
  readonly id: string;
  readonly rank: number;
}

/** The best titles first; the total is null when there are too many to count. */
export interface RankedTitles {
  readonly titles: readonly RankedTitle[];
  readonly total: number | null;
}

interface Row {
  readonly id: string;
  readonly titles: readonly string[];
  readonly newest: string;
}

/**
 * Finds the items whose titles have every word; when there are few, also those that may be meant. Best
 * first, then the newest.
 * @param db with the setting `titleSimilarity`
 * @throws ReadModelNotServed
 */
export async function findRankedTitles(
  db: Queryable,
  rows: TitledRows,
  search: TitleSearch,
): Promise<RankedTitles> {
  if (search.words.length === 0) return { titles: [], total: 0 };
  const exact = await select(db, rows, inTitleSql(rows.columns, search), maxRanked);
  const isFew = exact.length < enough && mayHaveTypos(search);
  const found = isFew ? await select(db, rows, likeTitleSql(rows.columns, search), maxLike) : exact;
  const titles = found
    .flatMap(({ id, newest, titles: texts }) => {
      const ranks = texts.flatMap((text) => rankTitle(text, search) ?? []);
      return ranks.length === 0 ? [] : [{ id, newest, rank: Math.min(...ranks) }];
    })
    .toSorted((one, other) => one.rank - other.rank || (one.newest < other.newest ? 1 : -1));
  return { titles, total: found.length < (isFew ? maxLike : maxRanked) ? titles.length : null };
}

function select(
  db: Queryable,
  rows: TitledRows,
  condition: TitleCondition,
  limit: number,
): Promise<Row[]> {
  return servedRows<Row>(
    db,
    `select read_position('${rows.model}') as position, found.*
     from (${rows.select(condition.sql, limit)}) found`,
    [...condition.values],
  );
}
