import type { ChangedKind, Happening } from '@parvis/contracts/changes/change.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { forwardsSql } from './forwards-sql.ts';

/** The read models that the feed reads: it ends where the last of them is. */
export const modelsOfFeed: readonly string[] = ['exposure', 'media-library'];

/** A place in the feed; without a number, behind everything that happened at the position. */
export interface FeedPlace {
  readonly position: Position;
  readonly number?: number | undefined;
}

/** What changed in public of one thing with one event. */
export interface FeedRow {
  readonly position: Position;
  readonly number: number;
  readonly at: string;
  readonly kind: ChangedKind;
  readonly id: string;
  /** The focus of a live post. */
  readonly owner: string | null;
  readonly what: Happening;
  readonly locale: Locale | null;
  readonly addresses: Readonly<Partial<Record<Locale, string>>> | null;
  readonly formerAddress: string | null;
}

export interface FeedQuery {
  readonly after: FeedPlace;
  readonly limit: number;
  /** All kinds if undefined. */
  readonly kinds?: readonly ChangedKind[] | undefined;
}

export interface FeedRows {
  readonly rows: readonly FeedRow[];
  /** Everything up to here was read. */
  readonly next: FeedPlace;
  /** Whether the read models contain nothing behind `next`. */
  readonly isEnd: boolean;
}

/** How many rows of each table are looked at together; an event is never cut. */
const window = 1_000;

interface Found {
  readonly until: Position;
  readonly end: Position;
  readonly items: readonly FeedRow[];
}

/**
 * Lists what changed in public behind a place, in the order of the log. Nothing of a draft is among
 * it: what was never public has no row.
 * @throws ReadModelNotServed
 */
export async function listChangesForwards(
  db: Queryable,
  { after, limit, kinds }: FeedQuery,
): Promise<FeedRows> {
  for (let from = after; ; ) {
    const [found] = await servedRows<Found>(db, forwardsSql, [
      from.position,
      from.number ?? null,
      window,
      limit,
      kinds ?? null,
    ]);
    if (found === undefined) throw new Error('expected a row of the feed');
    const { until, end, items } = found;
    const last = items.at(-1);
    if (items.length === limit && last !== undefined)
      return { rows: items, next: last, isEnd: false };
    const isEnd = end >= until;
    // A caller that knows a later write than the read models has nothing to read yet.
    const next = end > from.position ? { position: end } : from;
    if (items.length > 0 || isEnd) return { rows: items, next, isEnd };
    from = next;
  }
}

/** Returns where the feed ends now. @throws ReadModelNotServed */
export async function readFeedEnd(db: Queryable): Promise<Position> {
  const [row] = await servedRows<{ until: Position }>(
    db,
    `select least(read_position('exposure'), read_position('media-library')) as until`,
    [],
  );
  if (row === undefined) throw new Error('expected the end of the feed');
  return row.until;
}
