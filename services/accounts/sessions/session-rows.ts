import { roleSchema } from '@parvis/contracts/accounts/roles.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Owner } from '../own-account/own-account.ts';

/** The identity columns of an account. */
export const accountRowSchema = z.object({
  account_id: z.string(),
  name: z.string(),
  roles: z.array(roleSchema),
  has_factor: z.boolean(),
});

const sessionRowSchema = accountRowSchema.extend({ id: z.string(), last_seen_at: z.date() });

/** A session to be stored. */
export interface NewSession {
  readonly hash: Buffer;
  readonly id: string;
  readonly accountId: string;
  readonly device: string | undefined;
  /** False while it awaits a second factor. */
  readonly complete: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores a session, whose owner just entered the password. */
export async function insertSession(db: Pool, session: NewSession): Promise<void> {
  const { hash, id, accountId, device, complete, now, expiresAt } = session;
  await db.query(
    `INSERT INTO session
       (token_hash, id, account_id, device, created_at, last_seen_at, confirmed_at, expires_at, complete)
     VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $7)`,
    [hash, id, accountId, device, now, expiresAt, complete],
  );
}

/**
 * Every request from a signed-in user runs it: because it is named, it is planned once per
 * connection.
 */
const sessionOfHash = {
  name: 'session-of-hash',
  text: `SELECT session.id, session.account_id, session.last_seen_at, account.name, account.roles,
       EXISTS (SELECT FROM second_factor WHERE account_id = account.id) AS has_factor
     FROM session JOIN account ON account.id = session.account_id
     WHERE session.token_hash = $1 AND session.complete AND session.expires_at > $2 AND session.last_seen_at > $3
       AND account.closed_at IS NULL`,
};

/** Returns an active session, with its account. */
export async function selectSession(db: Pool, hash: Buffer, now: Date, idleSince: Date) {
  const { rows } = await db.query<Record<string, unknown>>(sessionOfHash, [hash, now, idleSince]);
  return rows[0] && sessionRowSchema.parse(rows[0]);
}

/** Returns the account of a session that awaits a second factor, and the session. */
export async function selectWaiting(db: Pool, hash: Buffer, now: Date): Promise<Owner | undefined> {
  const { rows } = await db.query<Owner>(
    `SELECT session.account_id AS "accountId", session.id AS "sessionId" FROM session JOIN account ON account.id = session.account_id
     WHERE session.token_hash = $1 AND NOT session.complete AND session.expires_at > $2
       AND account.closed_at IS NULL`,
    [hash, now],
  );
  return rows[0];
}

/** Records a use of a session. */
export async function touchSession(db: Pool, hash: Buffer, now: Date): Promise<void> {
  await db.query(
    'UPDATE session SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2',
    [hash, now],
  );
}

/** Deletes sessions that have ended. */
export async function deleteExpiredSessions(db: Pool, now: Date, idleSince: Date): Promise<void> {
  await db.query('DELETE FROM session WHERE expires_at <= $1 OR last_seen_at <= $2', [
    now,
    idleSince,
  ]);
}
