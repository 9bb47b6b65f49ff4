import {
  type PasskeyView,
  passkeyViewSchema,
} from '@parvis/contracts/accounts/passkey-endpoints.ts';
import type { Pool } from 'pg';
import type { Owner } from '../own-account/own-account.ts';

/** A passkey as used to verify a sign-in. */
export interface StoredPasskey {
  readonly id: string;
  /** The authenticator's id for it, in base64url. */
  readonly credential_id: string;
  /** COSE. */
  readonly public_key: Buffer;
  readonly transports: readonly string[];
}

/** Returns the passkeys of an account, oldest first. */
export async function selectPasskeys(
  db: Pool,
  accountId: string,
): Promise<readonly StoredPasskey[]> {
  const { rows } = await db.query<StoredPasskey>(
    `SELECT id, credential_id, public_key, transports FROM passkey
     WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
  );
  return rows;
}

/** Returns the same passkeys, as their owner sees them. */
export async function selectPasskeyViews(
  db: Pool,
  accountId: string,
): Promise<readonly PasskeyView[]> {
  const { rows } = await db.query<{ created_at: Date; last_used_at: Date | null }>(
    `SELECT id, name, created_at, last_used_at FROM passkey
     WHERE account_id = $1 ORDER BY created_at, id`,
    [accountId],
  );
  return rows.map(({ created_at: createdAt, last_used_at: lastUsedAt, ...row }) =>
    passkeyViewSchema.parse({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }),
  );
}

/** A passkey to be stored. */
export interface NewPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

/**
 * Stores a passkey, replaces the recovery codes if there are new ones, and ends the account's other
 * sessions. False when the passkey already belongs to an account.
 */
export async function insertPasskey(
  db: Pool,
  { accountId, sessionId }: Owner,
  passkey: NewPasskey,
  codeHashes: readonly Buffer[],
  at: Date,
): Promise<boolean> {
  const { id, credentialId, publicKey, counter, transports, name } = passkey;
  const { rowCount } = await db.query(
    `WITH added AS (
       INSERT INTO passkey
         (id, account_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($3, $1, $4, $5, $6, $7, $8, $10)
       ON CONFLICT (credential_id) DO NOTHING RETURNING account_id
     ), others AS (
       DELETE FROM session WHERE account_id IN (SELECT account_id FROM added) AND id <> $2
     ), earlier AS (
       DELETE FROM recovery_code
       WHERE account_id IN (SELECT account_id FROM added) AND cardinality($9::bytea[]) > 0
     ), codes AS (
       INSERT INTO recovery_code (account_id, code_hash)
       SELECT account_id, unnest($9::bytea[]) FROM added
     )
     SELECT FROM added`,
    [
      accountId,
      sessionId,
      id,
      credentialId,
      Buffer.from(publicKey),
      counter,
      transports,
      name,
      codeHashes,
      at,
    ],
  );
  return rowCount === 1;
}

/**
 * Records a use of a passkey and its counter; false when the counter did not increase, as with a
 * copied passkey. Authenticators without a counter always report 0.
 */
export async function recordPasskeyUse(
  db: Pool,
  id: string,
  counter: number,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE passkey SET counter = $2, last_used_at = $3
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, at],
  );
  return rowCount === 1;
}

/** Removes a passkey of an account; false when it has no such passkey. */
export async function deletePasskey(db: Pool, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM passkey WHERE account_id = $1 AND id = $2', [
    accountId,
    id,
  ]);
  return rowCount === 1;
}
