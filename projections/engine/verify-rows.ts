import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Pool, PoolClient } from 'pg';
import { inTransaction, onConnection } from '../postgres/transaction.ts';
import { compareRows, listTables, quoted, type RowDifference } from './compare-rows.ts';
import { Memory } from './memory.ts';
import { type Projection, schemaOf } from './projection.ts';
import { readableEvents } from './readable-events.ts';
import { readSlots, type Slot } from './slots.ts';

export interface RowsToVerify {
  readonly pool: Pool;
  readonly log: Pick<EventLog, 'readAll'>;
  readonly projections: readonly Projection[];
  /** Called with the number of events folded so far. */
  readonly onProgress?: (events: number) => void;
}

/** What a verification of read models found. */
export interface RowsVerification {
  /** The projections whose rows are what the log leads to, and those whose rows are not. */
  readonly verified: readonly string[];
  /** Those that stopped, or wait for a rebuild: their rows are not what this build makes. */
  readonly skipped: readonly string[];
  readonly differences: readonly (RowDifference & { readonly projection: string })[];
}

const eventsPerPage = 1_000;

/**
 * Builds the rows of projections from the log, beside those that are served, up to the event where
 * these are, and compares them. All of it is one transaction that sees the database as it was at its
 * beginning and is rolled back at its end, so that it leaves nothing, even when it is killed.
 * @throws LogUnavailable, or what a projection throws
 */
export async function verifyRows(parts: RowsToVerify): Promise<RowsVerification> {
  return onConnection(parts.pool, async (client) => {
    let found: RowsVerification | undefined;
    await inTransaction(client, async () => {
      await client.query('set transaction isolation level repeatable read');
      found = await verifyIn(client, parts);
      throw new RollBack();
    }).catch((cause: unknown) => {
      if (!(cause instanceof RollBack)) throw cause;
    });
    if (found === undefined) throw new Error('nothing was verified');
    return found;
  });
}

/** Ends a transaction whose work is done. */
class RollBack extends Error {}

async function verifyIn(
  client: PoolClient,
  { log, projections, onProgress }: RowsToVerify,
): Promise<RowsVerification> {
  const slots = await readSlots(
    client,
    projections.map(({ name }) => name),
  );
  const built = projections.flatMap((projection) => {
    const live = slots.find(({ name, slot }) => name === projection.name && slot === 'live');
    const isAsBuilt =
      live?.version === projection.version && ['live', 'booting'].includes(live.state);
    return isAsBuilt ? [new RowsBeside(client, projection, live)] : [];
  });
  for (const rows of built) await rows.begin();
  const end = built.map(({ until }) => until).reduce((a, b) => (a > b ? a : b), startOfLog);
  let events = 0;
  let analyzed = 0;
  for (let after = startOfLog; after < end; ) {
    const page = await log.readAll(after, eventsPerPage);
    const last = page.at(-1);
    if (last === undefined) break;
    for (const rows of built) await rows.fold(page);
    events += page.length;
    // Nobody else sees these tables to analyze them; plans for empty ones would be followed to the end.
    if (events >= 2 * analyzed) {
      for (const rows of built) await rows.analyze();
      analyzed = events;
    }
    onProgress?.(events);
    after = last.position;
  }
  const verified: string[] = [];
  const differences: (RowDifference & { readonly projection: string })[] = [];
  for (const rows of built) {
    const { name: projection } = rows.projection;
    verified.push(projection);
    for (const one of await rows.compare()) differences.push({ projection, ...one });
  }
  const skipped = projections.map(({ name }) => name).filter((name) => !verified.includes(name));
  return { verified, skipped, differences };
}

/** Rows of a projection, built beside the served ones. */
class RowsBeside {
  readonly projection: Projection;
  readonly #client: PoolClient;
  readonly #live: Slot;
  readonly #schema: string;
  #memory = new Memory();
  #skipped: ReadonlySet<string> = new Set();

  constructor(client: PoolClient, projection: Projection, live: Slot) {
    this.#client = client;
    this.projection = projection;
    this.#live = live;
    this.#schema = `${schemaOf(projection.name)}_verified`;
  }

  get until(): Position {
    return this.#live.position;
  }

  async begin(): Promise<void> {
    const { name } = this.projection;
    await this.#client.query(`create schema ${this.#schema}`);
    await this.#client.query(this.projection.createTables(this.#schema));
    const { rows } = await this.#client.query<{ id: string }>(
      'select event_id as id from projection_skip where name = $1',
      [name],
    );
    this.#skipped = new Set(rows.map(({ id }) => id));
  }

  async fold(page: readonly RecordedEvent[]): Promise<void> {
    let batch: RecordedEvent[] = [];
    for (const event of page) {
      if (event.position > this.until) break;
      if (this.#skipped.has(event.id)) {
        await this.#apply(batch);
        batch = [];
        await this.#applyOrSkip(event);
      } else batch.push(event);
    }
    await this.#apply(batch);
  }

  async analyze(): Promise<void> {
    const tables = await listTables(this.#client, this.#schema);
    const names = tables.map(({ name }) => `${this.#schema}.${quoted(name)}`);
    if (names.length > 0) await this.#client.query(`analyze ${names.join()}`);
  }

  compare(): Promise<readonly RowDifference[]> {
    return compareRows(this.#client, schemaOf(this.projection.name), this.#schema);
  }

  async #apply(events: readonly RecordedEvent[]): Promise<void> {
    const handled = readableEvents(this.projection.handles, events);
    if (handled.length > 0)
      await this.projection.apply(handled, this.#client, this.#schema, this.#memory);
  }

  /** As for the served rows: an event that an operator skips is folded if it can be. */
  async #applyOrSkip(event: RecordedEvent): Promise<void> {
    await this.#client.query('savepoint skippable');
    try {
      await this.#apply([event]);
      await this.#client.query('release savepoint skippable');
    } catch {
      await this.#client.query('rollback to savepoint skippable');
      this.#memory = new Memory();
    }
  }
}
