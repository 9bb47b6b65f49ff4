import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { roleSchema } from '@parvis/contracts/accounts/roles.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Clock } from '../adapters/clock.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import type { AccountsSettings } from './settings.ts';

/** The least time between two updates of the last use of a session or token, in milliseconds. */
export const lastSeenEveryMs = 60_000;
/** The idle limit may end a session early by this fraction of it: the time between two updates. */
const earlyPartOfIdle = 0.25;

/** The identity columns of an account. */
export const accountRowSchema = z.object({
  account_id: z.string(),
  name: z.string(),
  roles: z.array(roleSchema),
});

/** The actor of a verified account row. */
export function accountOf({
  account_id: accountId,
  name,
  roles,
}: z.infer<typeof accountRowSchema>) {
  return { kind: 'account', accountId, name, roles } as const satisfies Actor;
}

const sessionRowSchema = accountRowSchema.extend({ last_seen_at: z.date() });

/** Server-side sessions. Each is looked up in the database on every request: one that ended has ended everywhere. */
export interface Sessions {
  /** Starts a session and returns its secret. */
  start(accountId: string): Promise<string>;
  /** The actor whose session has this secret, unless it has ended. */
  actorOf(secret: string): Promise<Actor | undefined>;
  /** Ends a session; ending none does nothing. */
  end(secret: string): Promise<void>;
}

/** Sessions in PostgreSQL, on the given clock. */
export function createSessions(
  db: Pool,
  clock: Clock,
  { sessionIdleMs, sessionAbsoluteMs }: AccountsSettings,
): Sessions {
  const noteEveryMs = Math.min(lastSeenEveryMs, sessionIdleMs * earlyPartOfIdle);
  return {
    async start(accountId) {
      const secret = newSecret();
      const now = clock.now();
      await deleteSessionsThatAreOver(db, now, earlier(now, sessionIdleMs));
      const expiresAt = new Date(now.getTime() + sessionAbsoluteMs);
      await insertSession(db, hashOfSecret(secret), accountId, now, expiresAt);
      return secret;
    },
    async actorOf(secret) {
      const hash = hashOfSecret(secret);
      const now = clock.now();
      const row = await selectSession(db, hash, now, earlier(now, sessionIdleMs));
      if (!row) return undefined;
      if (row.last_seen_at <= earlier(now, noteEveryMs)) await touchSession(db, hash, now);
      return accountOf(row);
    },
    async end(secret) {
      await db.query('DELETE FROM session WHERE token_hash = $1', [hashOfSecret(secret)]);
    },
  };
}

function earlier(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}

async function insertSession(
  db: Pool,
  hash: Buffer,
  accountId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO session (token_hash, account_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $3, $4)`,
    [hash, accountId, now, expiresAt],
  );
}

async function selectSession(db: Pool, hash: Buffer, now: Date, idleSince: Date) {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT session.account_id, session.last_seen_at, account.name, account.roles
     FROM session JOIN account ON account.id = session.account_id
     WHERE session.token_hash = $1 AND session.expires_at > $2 AND session.last_seen_at > $3
       AND account.closed_at IS NULL`,
    [hash, now, idleSince],
  );
  return rows[0] && sessionRowSchema.parse(rows[0]);
}

async function touchSession(db: Pool, hash: Buffer, now: Date): Promise<void> {
  await db.query(
    'UPDATE session SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2',
    [hash, now],
  );
}

async function deleteSessionsThatAreOver(db: Pool, now: Date, idleSince: Date): Promise<void> {
  await db.query('DELETE FROM session WHERE expires_at <= $1 OR last_seen_at <= $2', [
    now,
    idleSince,
  ]);
}
