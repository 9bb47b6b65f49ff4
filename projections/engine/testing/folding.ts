import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import type { ReadableLog } from '../../follower/readable-log.ts';
import { transactionOn } from '../../postgres/transaction.ts';
import { Memory } from '../memory.ts';
import { type Projection, schemaOf } from '../projection.ts';

/** Folds a log into projections on request, without an engine, so that a test never has to wait. */
export class Folding {
  readonly #pool: Pool;
  readonly #projections: readonly Projection[];
  #position: Position = startOfLog;
  readonly #memory = new Memory();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(pool: Pool, projections: readonly Projection[]) {
    this.#pool = pool;
    this.#projections = projections;
  }

  /** Creates the tables of every projection, in a migrated database. */
  async prepare(): Promise<void> {
    for (const { name, version, createTables } of this.#projections) {
      const schema = schemaOf(name);
      await this.#pool.query(`create schema ${schema}`);
      await this.#pool.query(createTables(schema));
      await this.#pool.query(
        `insert into projection_state (name, slot, version, state, "position")
         values ($1, 'live', $2, 'live', $3)`,
        [name, version, startOfLog],
      );
    }
  }

  /**
   * Processes the events appended since the last time, in batches of this size; one call at a time.
   */
  catchUp(log: Pick<ReadableLog, 'readAll'>, batchSize = 1_000): Promise<Position> {
    const turn = this.#turn.then(() => this.#fold(log, batchSize));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #fold(log: Pick<ReadableLog, 'readAll'>, batchSize: number): Promise<Position> {
    for (;;) {
      const events = await log.readAll(this.#position, batchSize);
      const last = events.at(-1);
      if (last === undefined) return this.#position;
      await this.#write(events, last);
      this.#position = last.position;
    }
  }

  async #write(events: readonly RecordedEvent[], last: RecordedEvent): Promise<void> {
    await transactionOn(this.#pool, async (client) => {
      for (const { name, handles, apply } of this.#projections) {
        const handled = events.filter(({ type }) => handles.some((one) => one === type));
        if (handled.length > 0) await apply(handled, client, schemaOf(name), this.#memory);
      }
      await client.query(
        `update projection_state
         set "position" = $1, event_id = $2, event_stream = $3, event_revision = $4`,
        [last.position, last.id, last.stream, last.revision],
      );
    });
  }
}
