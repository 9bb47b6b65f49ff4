import {
  thirdPartyJitterShare,
  thirdPartyRefreshMs,
  thirdPartyRetryMs,
} from '@parvis/contracts/limits/third-parties.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Clock } from '../adapters/clock.ts';
import type { ReadDocument } from './read-document.ts';
import { claimAddress, nextDueAddress, storeResponse } from './response-rows.ts';
import { parseResponse, type SourceAddresses, type SourceName, sourcesAt } from './sources.ts';

export interface ThirdPartyWorkerDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly addresses: SourceAddresses;
  readonly read: ReadDocument;
  /** From 0 to 1, as `Math.random`. */
  readonly random: () => number;
  /** Called once when a source begins to fail; not again until it has recovered. */
  readonly onError: (cause: unknown, source: SourceName) => void;
}

/**
 * Reads third parties, each when it is due, and stores their last valid response. Any number of
 * workers share the schedule: each source is read by one of them.
 */
export class ThirdPartyWorker {
  readonly #parts: ThirdPartyWorkerDeps;
  readonly #failing = new Set<SourceName>();

  constructor(parts: ThirdPartyWorkerDeps) {
    this.#parts = parts;
  }

  /** Returns when the next source is due; undefined without any. */
  nextDue(): Promise<Date | undefined> {
    const { pool, addresses } = this.#parts;
    return nextDueAddress(
      pool,
      sourcesAt(addresses).map(({ address }) => address),
    );
  }

  /** Reads every source that is due; a failure keeps the last valid response. */
  async readDue(): Promise<void> {
    for (const { name, address } of sourcesAt(this.#parts.addresses))
      await this.#readIfDue(name, address);
  }

  async #readIfDue(name: SourceName, address: string): Promise<void> {
    const { pool, clock, read } = this.#parts;
    const now = clock.now();
    if (!(await claimAddress(pool, address, now, this.#after(now, thirdPartyRetryMs)))) return;
    try {
      const response = parseResponse(name, await read(address));
      const answeredAt = clock.now();
      const nextDue = this.#after(answeredAt, thirdPartyRefreshMs);
      await storeResponse(pool, address, { response, answeredAt }, nextDue);
      this.#failing.delete(name);
    } catch (cause) {
      this.#report(name, cause);
    }
  }

  #after(instant: Date, milliseconds: number): Date {
    const jitter = (2 * this.#parts.random() - 1) * thirdPartyJitterShare;
    return new Date(instant.getTime() + Math.round(milliseconds * (1 + jitter)));
  }

  #report(name: SourceName, cause: unknown): void {
    if (this.#failing.has(name)) return;
    this.#failing.add(name);
    // Names the invalid fields, without their values.
    const error =
      cause instanceof z.ZodError
        ? `not as agreed: ${cause.issues.map(({ path }) => path.join('.')).join(', ')}`
        : cause;
    this.#parts.onError(error, name);
  }
}
