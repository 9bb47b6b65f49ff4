import type { FeedCursor } from '@parvis/contracts/changes/change.ts';
import type { FeedPage } from '@parvis/contracts/changes/endpoints.ts';
import type { IndexingTarget } from '@parvis/contracts/indexing/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import { addressesOf } from './addresses-of.ts';
import {
  insertTarget,
  postpone,
  queueAddresses,
  recordSent,
  removeAddresses,
  type Sent,
  selectTarget,
  selectWaiting,
  type TargetRow,
  takeFromQuota,
} from './indexing-rows.ts';
import { dayOfQuota, nextAttempt, nextDayOfQuota } from './pauses.ts';
import {
  type GoogleIndexing,
  type IndexNow,
  type SendPorts,
  sendToGoogle,
  sendToIndexNow,
} from './send-addresses.ts';

/** The change feed, as search engines are notified of it. */
export interface IndexedFeed {
  read(wanted: { readonly after: FeedCursor; readonly limit: number }): Promise<FeedPage>;
  end(): Promise<FeedCursor>;
}

export interface IndexingPorts extends SendPorts {
  readonly pool: Pool;
  readonly feed: IndexedFeed;
  readonly offerLanguages: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly Locale[]>>;
  /** The public origin of the site. */
  readonly origin: string;
  readonly indexNow: IndexNow | undefined;
  readonly google: GoogleIndexing | undefined;
}

/** How many changes are read, and how many addresses IndexNow permits in a request. */
const [readAtOnce, maxAddresses] = [200, 10_000];
/** What changes within this time goes together, in milliseconds. */
const betweenBatchesMs = 60_000;
/** Google refuses an address for good with this status. */
const invalid = 400;

/** Notifies search engines of what changed in public. What was read waits in the database until it is taken. */
export class IndexingSender {
  readonly #ports: IndexingPorts;
  #isStopping = false;

  constructor(ports: IndexingPorts) {
    this.#ports = ports;
  }

  /** Queues what changed, and sends what is due. @throws ReadModelNotServed */
  async run(): Promise<void> {
    if (this.#ports.indexNow) {
      const state = await this.#queue('indexnow');
      await this.#sendToIndexNow(this.#ports.indexNow, state);
    }
    if (this.#ports.google) {
      const state = await this.#queue('google');
      await this.#sendToGoogle(this.#ports.google, state);
    }
  }

  /** Returns when something is due next; undefined if nothing waits. */
  async nextDue(): Promise<Date | undefined> {
    const { rows } = await this.#ports.pool.query<{ at: Date | null }>(
      `select min(next_at) as at from indexing_target where target = any($1)
         and exists (select from indexing_address where indexing_address.target = indexing_target.target)`,
      [this.#targets()],
    );
    return rows[0]?.at ?? undefined;
  }

  /** Has no further request begin. */
  stop(): void {
    this.#isStopping = true;
  }

  #targets(): readonly IndexingTarget[] {
    const { indexNow, google } = this.#ports;
    return [...(indexNow ? (['indexnow'] as const) : []), ...(google ? (['google'] as const) : [])];
  }

  /** What was published before a target was first configured, the sitemaps list. */
  async #queue(target: IndexingTarget): Promise<TargetRow> {
    const { pool, feed, clock, origin, offerLanguages } = this.#ports;
    const known = await selectTarget(pool, target);
    if (known === undefined) await insertTarget(pool, target, await feed.end(), clock.now());
    for (;;) {
      const state = await selectTarget(pool, target);
      if (state === undefined) throw new Error(`expected the target ${target}`);
      const { items, next } = await feed.read({ after: state.cursor, limit: readAtOnce });
      if (items.length === 0 || this.#isStopping) return state;
      const offers = items.filter(({ kind }) => kind === 'offer').map(({ id }) => id);
      const languages = await offerLanguages(offers);
      const addresses = items.flatMap((entry) =>
        addressesOf(target, entry, languages.get(entry.id), origin),
      );
      await queueAddresses(pool, target, addresses, next);
    }
  }

  async #sendToIndexNow(indexNow: IndexNow, state: TargetRow): Promise<void> {
    const { pool, clock, origin } = this.#ports;
    if (this.#isStopping || state.nextAt > clock.now()) return;
    const waiting = await selectWaiting(pool, 'indexnow', maxAddresses);
    if (waiting.length === 0) return;
    const sent = await sendToIndexNow(this.#ports, indexNow, waiting, origin);
    if (sent.isTaken) await removeAddresses(pool, 'indexnow', waiting);
    const again = new Date(clock.now().getTime() + betweenBatchesMs);
    const nextAt = sent.isTaken ? again : nextAttempt(state.failures + 1, clock.now());
    await recordSent(pool, 'indexnow', sent, nextAt);
  }

  async #sendToGoogle(google: GoogleIndexing, { nextAt, failures }: TargetRow): Promise<void> {
    const { pool, clock } = this.#ports;
    if (nextAt > clock.now()) return;
    for (const one of await selectWaiting(pool, 'google', google.perDay)) {
      if (this.#isStopping) return;
      const now = clock.now();
      if (!(await takeFromQuota(pool, 'google', dayOfQuota(now), google.perDay)))
        return postpone(pool, 'google', nextDayOfQuota(now));
      const sent = await sendToGoogle(this.#ports, google, one);
      const isDone = sent.isTaken || sent.status === invalid;
      if (isDone) await removeAddresses(pool, 'google', [one]);
      await this.#recordGoogle(sent, isDone, failures);
      if (!isDone) return;
    }
  }

  async #recordGoogle(sent: Sent, isDone: boolean, failures: number): Promise<void> {
    const now = this.#ports.clock.now();
    const nextAt = isDone ? now : nextAttempt(failures + 1, now);
    await recordSent(this.#ports.pool, 'google', sent, nextAt);
  }
}
