import type { Queryable } from '../postgres/queryable.ts';
import { ReadModelNotServed, servedRows } from '../postgres/served-query.ts';
import {
  inTitleSql,
  likeWordsSql,
  mayHaveTypos,
  meantWords,
  rankTitle,
  type TitleCondition,
  type TitleSearch,
} from './title-search.ts';

/** The number of titles that are ranked; further ones are as good as any. */
const maxRanked = 300;
/** The same, of titles with typos. */
const maxLike = 100;
/** With fewer titles than this, those with typos are searched as well. */
const enough = 3;

/** Where titles are. */
export interface TitledRows {
  readonly model: string;
  /** The schema of the model, which has the words of all titles: see `titleWordTable`. */
  readonly schema: string;
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
  const meant = isFew ? await readMeantWords(db, rows, search) : undefined;
  const found = meant
    ? await select(db, rows, inTitleSql(rows.columns, search, meant), maxLike)
    : exact;
  const titles = found
    .flatMap(({ id, newest, titles: texts }) => {
      const ranks = texts.flatMap((text) => rankTitle(text, search) ?? []);
      return ranks.length === 0 ? [] : [{ id, newest, rank: Math.min(...ranks) }];
    })
    .toSorted((one, other) => one.rank - other.rank || (one.newest < other.newest ? 1 : -1));
  return { titles, total: found.length < (isFew ? maxLike : maxRanked) ? titles.length : null };
}

/** Returns undefined while the rows are of a version before this one, which had no such words. */
async function readMeantWords(db: Queryable, { model, schema }: TitledRows, search: TitleSearch) {
  const words = await Promise.all(
    likeWordsSql('word', search).map(({ sql, values }) =>
      servedRows<{ word: string }>(
        db,
        `select read_position('${model}') as position, word from ${schema}.title_word where ${sql}`,
        [...values],
      ),
    ),
  ).catch((cause: unknown) => {
    if (cause instanceof ReadModelNotServed) return undefined;
    throw cause;
  });
  if (words === undefined) return undefined;
  return meantWords(
    search,
    words.flat().map(({ word }) => word),
  );
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
