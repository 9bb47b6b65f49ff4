import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Pool } from 'pg';

/** How long a lock lasts; heartbeats move `expiresAt`. */
export interface Lease {
  /** The account that holds the lock. */
  readonly holder: string;
  /** Revision of the event in the lock's stream by which the holder took it. */
  readonly streamRevision: number;
  readonly expiresAt: Date;
}

/** Writes a lease unless the lock has changed hands since. @returns whether it was written */
export async function writeLease(pool: Pool, contentId: ContentId, lease: Lease): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into lock_lease (content_id, account_id, stream_revision, expires_at)
     values ($1, $2, $3, $4)
     on conflict (content_id) do update
       set account_id = excluded.account_id, stream_revision = excluded.stream_revision,
         expires_at = excluded.expires_at
       where lock_lease.stream_revision <= excluded.stream_revision`,
    [contentId, lease.holder, lease.streamRevision, lease.expiresAt],
  );
  return rowCount === 1;
}

/** The last lease written for an item, expired or not. */
export async function readLease(pool: Pool, contentId: ContentId): Promise<Lease | undefined> {
  const { rows } = await pool.query<{
    account_id: string;
    stream_revision: number;
    expires_at: Date;
  }>('select account_id, stream_revision, expires_at from lock_lease where content_id = $1', [
    contentId,
  ]);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    holder: row.account_id,
    streamRevision: row.stream_revision,
    expiresAt: row.expires_at,
  };
}
