import type { FeedProblem, OfferFeed } from '@parvis/contracts/careers/absences.ts';
import { feedProblemSchema } from '@parvis/contracts/careers/absences.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** What a server named the version of a feed that was imported. */
export interface FeedVersion {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** Returns why a feed could not be read last; undefined if it could. */
export async function selectProblem(
  db: Queryable,
  source: string,
): Promise<FeedProblem['code'] | undefined> {
  const { rows } = await db.query<{ code: string }>(
    `SELECT unreadable_code AS code FROM offer_feed
     WHERE source = $1 AND unreadable_since IS NOT NULL`,
    [source],
  );
  return feedProblemSchema.shape.code.safeParse(rows[0]?.code).data;
}

/** Returns the version that was imported last through this very request. */
export async function selectVersion(
  db: Queryable,
  source: string,
  request: string,
): Promise<FeedVersion> {
  const { rows } = await db.query<{ etag: string | null; lastModified: string | null }>(
    `SELECT etag, last_modified AS "lastModified" FROM offer_feed
     WHERE source = $1 AND request = $2`,
    [source, request],
  );
  return { etag: rows[0]?.etag ?? undefined, lastModified: rows[0]?.lastModified ?? undefined };
}

/** Forgets the version that was imported: an import has begun, or somebody imports a file. */
export async function forgetVersion(db: Queryable, source: string): Promise<void> {
  await db.query('UPDATE offer_feed SET request = NULL WHERE source = $1', [source]);
}

/** Stores that a feed was read, and which version of it is not to be read again. */
export async function storeRead(
  db: Queryable,
  source: string,
  at: Date,
  { request, etag, lastModified }: FeedVersion & { readonly request: string },
): Promise<void> {
  await db.query(
    `INSERT INTO offer_feed (source, read_at, etag, last_modified, request)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (source) DO UPDATE SET read_at = $2, etag = $3, last_modified = $4, request = $5,
       unreadable_since = NULL, unreadable_code = NULL, unreadable_words = NULL`,
    [source, at, etag ?? null, lastModified ?? null, request],
  );
}

/** Stores that a feed cannot be read, and since when. */
export async function storeUnreadable(
  db: Queryable,
  source: string,
  at: Date,
  { code, words }: FeedProblem,
): Promise<void> {
  await db.query(
    `INSERT INTO offer_feed (source, unreadable_since, unreadable_code, unreadable_words)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (source) DO UPDATE SET etag = NULL, last_modified = NULL, request = NULL,
       unreadable_since = coalesce(offer_feed.unreadable_since, $2),
       unreadable_code = $3, unreadable_words = $4`,
    [source, at, code, words ?? null],
  );
}

interface FeedRow {
  readonly source: string;
  readonly read_at: Date | null;
  readonly unreadable_since: Date | null;
  readonly unreadable_code: string | null;
  readonly unreadable_words: string | null;
  readonly waiting: number;
}

/** Returns the feeds that are imported periodically, and the sources that absent offers are of. */
export async function listFeeds(db: Queryable): Promise<readonly OfferFeed[]> {
  const { rows } = await db.query<FeedRow>(
    `SELECT source, read_at, unreadable_since, unreadable_code, unreadable_words,
       coalesce(waiting, 0) AS waiting
     FROM offer_feed FULL JOIN (
       SELECT source, count(*)::int AS waiting FROM offer_absence
       WHERE kept_at IS NULL GROUP BY source
     ) AS absences USING (source)
     ORDER BY source`,
  );
  return rows.map(toFeed);
}

function toFeed(row: FeedRow): OfferFeed {
  const problem = feedProblemSchema.safeParse({
    code: row.unreadable_code,
    words: row.unreadable_words ?? undefined,
  }).data;
  const since = row.unreadable_since?.toISOString();
  return {
    source: row.source,
    waiting: row.waiting,
    ...(row.read_at && { readAt: row.read_at.toISOString() }),
    ...(problem && since !== undefined && { unreadable: { ...problem, since } }),
  };
}
