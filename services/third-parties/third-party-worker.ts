import {
  thirdPartyJitterShare,
  thirdPartyRefreshMs,
  thirdPartyRetryMs,
} from '@parvis/contracts/limits/third-parties.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { Bell } from '../platform/log/bell.ts';
import { claimAddress, keepAnswer } from './answer-rows.ts';
import type { ReadDocument } from './read-document.ts';
import { parseAnswer, type SourceAddresses, type SourceName, sourcesAt } from './sources.ts';

export interface ThirdPartyWorkerParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly addresses: SourceAddresses;
  readonly read: ReadDocument;
  /** From 0 to 1, as `Math.random`. */
  readonly random: () => number;
  /** Called once when a source, or the schedule itself, begins to fail, until it works again. */
  readonly onTrouble: (cause: unknown, source: SourceName | 'schedule') => void;
}

/** Time between looks at what is due, in milliseconds. */
const pollMs = 5_000;

/**
 * Queries third parties in the background, each when it is due, and keeps their last valid response. Any
 * number of workers share the schedule: a source is queried by one of them.
 */
export class ThirdPartyWorker {
  readonly #parts: ThirdPartyWorkerParts;
  readonly #bell = new Bell();
  readonly #failing = new Set<SourceName | 'schedule'>();
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: ThirdPartyWorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Resolves when the requests in flight have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#bell.ring();
    await this.#running;
  }

  /** Queries every source that is due; a failure leaves the last valid response as it is. */
  async askDue(): Promise<void> {
    for (const { name, address } of sourcesAt(this.#parts.addresses))
      await this.#askIfDue(name, address);
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const { rings } = this.#bell;
      try {
        await this.askDue();
        this.#failing.delete('schedule');
      } catch (cause) {
        this.#report('schedule', cause);
      }
      if (!this.#stopped) await this.#bell.wait(rings, pollMs);
    }
  }

  async #askIfDue(name: SourceName, address: string): Promise<void> {
    const { pool, clock, read } = this.#parts;
    const now = clock.now();
    if (!(await claimAddress(pool, address, now, this.#after(now, thirdPartyRetryMs)))) return;
    try {
      const answer = parseAnswer(name, await read(address));
      const answeredAt = clock.now();
      const nextDue = this.#after(answeredAt, thirdPartyRefreshMs);
      await keepAnswer(pool, address, { answer, answeredAt }, nextDue);
      this.#failing.delete(name);
    } catch (cause) {
      this.#report(name, cause);
    }
  }

  #after(instant: Date, milliseconds: number): Date {
    const jitter = (2 * this.#parts.random() - 1) * thirdPartyJitterShare;
    return new Date(instant.getTime() + Math.round(milliseconds * (1 + jitter)));
  }

  #report(name: SourceName | 'schedule', cause: unknown): void {
    if (this.#failing.has(name)) return;
    this.#failing.add(name);
    // The fields that failed validation are named; the response itself is not logged.
    const trouble =
      cause instanceof z.ZodError
        ? `not as agreed: ${cause.issues.map(({ path }) => path.join('.')).join(', ')}`
        : cause;
    this.#parts.onTrouble(trouble, name);
  }
}
