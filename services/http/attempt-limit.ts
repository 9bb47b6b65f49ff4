import { createHmac } from 'node:crypto';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';

/** A rate limit: `burst` attempts in a row, then one every `refillMs`. */
export interface AttemptLimit {
  readonly burst: number;
  /** Milliseconds after which one more attempt is allowed. */
  readonly refillMs: number;
}

/** The subject that an attempt counts against. */
export interface AttemptSubject {
  readonly limit: AttemptLimit;
  /** Identifies the limit and its subject; only a keyed hash of it is stored. */
  readonly key: string;
}

/** Uses an attempt on each limit in turn; refuses, with the seconds to wait, at the first that has none. */
export async function admitAttempt(
  attempts: Pick<Attempts, 'take'>,
  ...all: readonly AttemptSubject[]
): Promise<Outcome<undefined>> {
  for (const counted of all) {
    const retryAfter = await attempts.take(counted);
    if (retryAfter !== undefined) return refuse('too-many-attempts', { params: { retryAfter } });
  }
  return accept(undefined);
}

/**
 * Counts attempts, for all processes together. Each postpones the instant at which the allowance is
 * full again, and is refused if that would be further ahead than a whole burst takes.
 */
export class Attempts {
  readonly #db: Pool;
  readonly #clock: Clock;
  readonly #hashKey: Buffer;

  /** @param hashKey of the installation; the same in all processes */
  constructor(db: Pool, clock: Clock, hashKey: Buffer) {
    this.#db = db;
    this.#clock = clock;
    this.#hashKey = hashKey;
  }

  /** Uses one attempt; else returns the seconds to wait for the next. */
  async take({ limit, key }: AttemptSubject): Promise<number | undefined> {
    const now = this.#clock.now();
    const hash = this.#hashOf(key);
    const latest = new Date(now.getTime() + limit.burst * limit.refillMs);
    if (await moveClearAt(this.#db, hash, now, limit.refillMs, latest)) return undefined;
    const clearAt = await selectClearAt(this.#db, hash);
    const waitMs = (clearAt ?? now).getTime() + limit.refillMs - latest.getTime();
    return Math.max(1, Math.ceil(waitMs / 1000));
  }

  /** Gives back an attempt that turned out to be harmless. */
  async giveBack({ limit, key }: AttemptSubject): Promise<void> {
    await moveBack(this.#db, this.#hashOf(key), limit.refillMs);
    await deleteCleared(this.#db, this.#clock.now());
  }

  #hashOf(key: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(key).digest();
  }
}

async function moveClearAt(db: Pool, hash: Buffer, now: Date, ms: number, latest: Date) {
  const { rowCount } = await db.query(
    `INSERT INTO attempt AS counted (key, clear_at)
     VALUES ($1, $2::timestamptz + $3 * interval '1 millisecond')
     ON CONFLICT (key) DO UPDATE
       SET clear_at = greatest(counted.clear_at, $2) + $3 * interval '1 millisecond'
       WHERE greatest(counted.clear_at, $2) + $3 * interval '1 millisecond' <= $4`,
    [hash, now, ms, latest],
  );
  return rowCount === 1;
}

async function selectClearAt(db: Pool, hash: Buffer): Promise<Date | undefined> {
  const { rows } = await db.query<{ clear_at: Date }>(
    'SELECT clear_at FROM attempt WHERE key = $1',
    [hash],
  );
  return rows[0]?.clear_at;
}

async function moveBack(db: Pool, hash: Buffer, ms: number): Promise<void> {
  await db.query(
    `UPDATE attempt SET clear_at = clear_at - $2 * interval '1 millisecond' WHERE key = $1`,
    [hash, ms],
  );
}

async function deleteCleared(db: Pool, now: Date): Promise<void> {
  await db.query('DELETE FROM attempt WHERE clear_at <= $1', [now]);
}
