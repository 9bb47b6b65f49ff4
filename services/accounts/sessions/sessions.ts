import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { mintId } from '../../streams/mint-id.ts';
import type { Owner } from '../own-account/own-account.ts';
import type { AccountsSettings } from '../settings.ts';
import {
  type accountRowSchema,
  deleteExpiredSessions,
  insertSession,
  selectSession,
  selectWaiting,
  touchSession,
} from './session-rows.ts';

/** The minimum time between two updates of the last use of a session or token, in milliseconds. */
export const lastSeenIntervalMs = 60_000;
/**
 * The idle limit may end a session early by this fraction of it: the interval between two updates.
 */
const earlyPartOfIdle = 0.25;

/** How long a session awaits the second factor, in milliseconds. */
const waitsForFactorMs = 10 * 60_000;

/**
 * Returns the actor of a verified account row.
 * @param secondFactorRoles the roles that require a second factor, in a session and with a token
 */
export function toAccount(
  { account_id: accountId, name, roles, has_factor }: z.infer<typeof accountRowSchema>,
  secondFactorRoles: readonly Role[],
) {
  const isRequired = roles.some((role) => secondFactorRoles.includes(role));
  const lacks = isRequired && !has_factor ? ({ lacksSecondFactor: true } as const) : {};
  return { kind: 'account', accountId, name, roles, ...lacks } as const satisfies Actor;
}

/**
 * Server-side sessions. Each is looked up in the database on every request, so that an ended one is
 * ended everywhere.
 */
export class Sessions {
  /** Milliseconds after which a session ends regardless of use. */
  readonly lastsMs: number;
  readonly #db: Pool;
  readonly #clock: Clock;
  readonly #idleMs: number;
  readonly #secondFactorRoles: AccountsSettings['secondFactorRoles'];

  constructor(db: Pool, clock: Clock, settings: AccountsSettings) {
    this.#db = db;
    this.#clock = clock;
    this.lastsMs = settings.sessionAbsoluteMs;
    this.#idleMs = settings.sessionIdleMs;
    this.#secondFactorRoles = settings.secondFactorRoles;
  }

  /** Starts a session and returns its secret. @param device by which its owner recognises it */
  async start(
    accountId: string,
    device: string | undefined,
    stage: 'complete' | 'waits-for-factor',
  ): Promise<string> {
    const secret = newSecret();
    const now = this.#clock.now();
    await deleteExpiredSessions(this.#db, now, earlier(now, this.#idleMs));
    const complete = stage === 'complete';
    const lastsMs = complete ? this.lastsMs : waitsForFactorMs;
    await insertSession(this.#db, {
      hash: hashOfSecret(secret),
      id: mintId(`session/${newSecret()}`),
      accountId,
      device,
      complete,
      now,
      expiresAt: new Date(now.getTime() + lastsMs),
    });
    return secret;
  }

  /** Returns the actor whose session has this secret, unless it has ended. */
  async actorOf(secret: string): Promise<Actor | undefined> {
    const hash = hashOfSecret(secret);
    const now = this.#clock.now();
    const row = await selectSession(this.#db, hash, now, earlier(now, this.#idleMs));
    if (!row) return undefined;
    const noteEveryMs = Math.min(lastSeenIntervalMs, this.#idleMs * earlyPartOfIdle);
    if (row.last_seen_at <= earlier(now, noteEveryMs)) await touchSession(this.#db, hash, now);
    return { ...toAccount(row, this.#secondFactorRoles), sessionId: row.id };
  }

  /** Returns the account whose session with this secret awaits a second factor. */
  ownerWaiting(secret: string): Promise<Owner | undefined> {
    return selectWaiting(this.#db, hashOfSecret(secret), this.#clock.now());
  }

  /** Ends a session; does nothing when there is none. */
  async end(secret: string): Promise<void> {
    await this.#db.query('DELETE FROM session WHERE token_hash = $1', [hashOfSecret(secret)]);
  }
}

function earlier(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}
