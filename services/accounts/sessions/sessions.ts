import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { mintId } from '../../streams/mint-id.ts';
import type { Owner } from '../own-account/own-account.ts';
import type { AccountsSettings } from '../settings.ts';
import {
  type accountRowSchema,
  deleteSessionsThatAreOver,
  insertSession,
  selectSession,
  selectWaiting,
  touchSession,
} from './session-rows.ts';

/** The least time between two updates of the last use of a session or token, in milliseconds. */
export const lastSeenEveryMs = 60_000;
/** The idle limit may end a session early by this fraction of it: the time between two updates. */
const earlyPartOfIdle = 0.25;

/** How long a session waits for what follows the password, in milliseconds. */
const waitsForFactorMs = 10 * 60_000;

/** The actor of a verified account row. */
export function accountOf({
  account_id: accountId,
  name,
  roles,
}: z.infer<typeof accountRowSchema>) {
  return { kind: 'account', accountId, name, roles } as const satisfies Actor;
}

/** Server-side sessions. Each is looked up in the database on every request: one that ended has ended everywhere. */
export interface Sessions {
  /** Starts a session and returns its secret. @param device by which its owner recognises it */
  start(
    accountId: string,
    device: string | undefined,
    stage: 'complete' | 'waits-for-factor',
  ): Promise<string>;
  /** Milliseconds after which a session ends whatever happens. */
  readonly lastsMs: number;
  /** Whose session with this secret waits for a second factor. */
  ownerWaiting(secret: string): Promise<Owner | undefined>;
  /** The actor whose session has this secret, unless it has ended. */
  actorOf(secret: string): Promise<Actor | undefined>;
  /** Ends a session; ending none does nothing. */
  end(secret: string): Promise<void>;
}

/** Sessions in PostgreSQL, on the given clock. */
export function createSessions(
  db: Pool,
  clock: Clock,
  { sessionIdleMs, sessionAbsoluteMs, secondFactorRoles }: AccountsSettings,
): Sessions {
  const noteEveryMs = Math.min(lastSeenEveryMs, sessionIdleMs * earlyPartOfIdle);
  return {
    lastsMs: sessionAbsoluteMs,
    async start(accountId, device, stage) {
      const secret = newSecret();
      const now = clock.now();
      await deleteSessionsThatAreOver(db, now, earlier(now, sessionIdleMs));
      const complete = stage === 'complete';
      const lastsMs = complete ? sessionAbsoluteMs : waitsForFactorMs;
      const expiresAt = new Date(now.getTime() + lastsMs);
      await insertSession(db, {
        hash: hashOfSecret(secret),
        id: mintId(`session/${newSecret()}`),
        accountId,
        device,
        complete,
        now,
        expiresAt,
      });
      return secret;
    },
    async actorOf(secret) {
      const hash = hashOfSecret(secret);
      const now = clock.now();
      const row = await selectSession(db, hash, now, earlier(now, sessionIdleMs));
      if (!row) return undefined;
      if (row.last_seen_at <= earlier(now, noteEveryMs)) await touchSession(db, hash, now);
      const mustAdd = row.roles.some((role) => secondFactorRoles.includes(role)) && !row.has_factor;
      return {
        ...accountOf(row),
        sessionId: row.id,
        ...(mustAdd && { lacksSecondFactor: true as const }),
      };
    },
    async ownerWaiting(secret) {
      return selectWaiting(db, hashOfSecret(secret), clock.now());
    },
    async end(secret) {
      await db.query('DELETE FROM session WHERE token_hash = $1', [hashOfSecret(secret)]);
    },
  };
}

function earlier(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}
