import type { ContentId, PartId } from '@parvis/contracts/content/ids.ts';
import type { Pool } from 'pg';

/** The duration of a lock; heartbeats move `expiresAt`. */
export interface Lease {
  /** The account that has the lock. */
  readonly holder: string;
  /** Revision of the event in the lock's stream by which the holder took it. */
  readonly streamRevision: number;
  readonly expiresAt: Date;
}

/**
 * Writes a lease unless the lock has been taken by another account since.
 * @returns whether it was written
 */
export async function writeLease(pool: Pool, part: PartId, lease: Lease): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into lock_lease (part_id, account_id, stream_revision, expires_at)
     values ($1, $2, $3, $4)
     on conflict (part_id) do update
       set account_id = excluded.account_id, stream_revision = excluded.stream_revision,
         expires_at = excluded.expires_at
       where lock_lease.stream_revision <= excluded.stream_revision`,
    [part, lease.holder, lease.streamRevision, lease.expiresAt],
  );
  return rowCount === 1;
}

interface LeaseRow {
  readonly part_id: PartId;
  readonly account_id: string;
  readonly stream_revision: number;
  readonly expires_at: Date;
}

const columns = 'part_id, account_id, stream_revision, expires_at';

/** Returns the last lease written for a part, expired or not. */
export async function readLease(pool: Pool, part: PartId): Promise<Lease | undefined> {
  const { rows } = await pool.query<LeaseRow>(
    `select ${columns} from lock_lease where part_id = $1`,
    [part],
  );
  const [row] = rows;
  return row && toLease(row);
}

/**
 * Every page view by a signed-in user runs it: because it is named, it is planned once per
 * connection.
 */
const leasesOfItems = {
  name: 'leases-of-items',
  // Ids of modules begin with their item's, and none has a character beyond z.
  text: `select ${columns} from unnest($1::text[]) as item join lock_lease
     on part_id >= item and part_id < item || '{' where expires_at > $2 order by part_id`,
};

/** Returns, for each item, the leases of its parts that expire after an instant, header first. */
export async function readLeasesOfItems(
  pool: Pool,
  contentIds: readonly ContentId[],
  after: Date,
): Promise<readonly (readonly (Lease & { readonly part: PartId })[])[]> {
  const values = [[...new Set(contentIds)], after];
  const { rows } = await pool.query<LeaseRow>(leasesOfItems, values);
  return contentIds.map((contentId) =>
    rows
      .filter((row) => row.part_id.startsWith(contentId))
      .map((row) => ({ part: row.part_id, ...toLease(row) })),
  );
}

function toLease({ account_id, stream_revision, expires_at }: LeaseRow): Lease {
  return { holder: account_id, streamRevision: stream_revision, expiresAt: expires_at };
}
