import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import type { Owner } from '../own-account/own-account.ts';

interface AuthenticatorRow {
  readonly sealed_secret: Buffer;
  readonly confirmed_at: Date | null;
}

/** Returns an account's authenticator, confirmed or not. */
export async function selectAuthenticator(
  db: Queryable,
  accountId: string,
): Promise<AuthenticatorRow | undefined> {
  const { rows } = await db.query<AuthenticatorRow>(
    'SELECT sealed_secret, confirmed_at FROM authenticator WHERE account_id = $1',
    [accountId],
  );
  return rows[0];
}

/**
 * Stores a new authenticator in place of an unconfirmed one; false when there is a confirmed one.
 */
export async function putAuthenticator(db: Pool, accountId: string, sealed: Buffer) {
  const { rowCount } = await db.query(
    `INSERT INTO authenticator AS kept (account_id, sealed_secret) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_period = 0
     WHERE kept.confirmed_at IS NULL`,
    [accountId, sealed],
  );
  return rowCount === 1;
}

/** Consumes the code of a period; false when that code or a newer one was used. */
export async function consumePeriod(db: Pool, accountId: string, period: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE authenticator SET last_period = $2 WHERE account_id = $1 AND last_period < $2',
    [accountId, period],
  );
  return rowCount === 1;
}

/**
 * Activates an authenticator, replacing the recovery codes if there are new ones; the account's
 * other sessions end.
 */
export async function confirmAuthenticatorRow(
  db: Pool,
  { accountId, sessionId }: Owner,
  codeHashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await db.query(
    `WITH confirmed AS (
       UPDATE authenticator SET confirmed_at = $3 WHERE account_id = $1
     ), others AS (
       DELETE FROM session WHERE account_id = $1 AND id <> $2
     ), earlier AS (
       DELETE FROM recovery_code WHERE account_id = $1 AND cardinality($4::bytea[]) > 0
     )
     INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($4::bytea[])`,
    [accountId, sessionId, at, codeHashes],
  );
}

/** Removes an authenticator. */
export async function deleteAuthenticator(db: Pool, accountId: string): Promise<void> {
  await db.query('DELETE FROM authenticator WHERE account_id = $1', [accountId]);
}
