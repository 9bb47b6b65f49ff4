import { isForeign } from '@parvis/contracts/log/event-families.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { eventTypesExcept } from '@parvis/projections/follower/event-catalogue.ts';
import { beforeAllEvents, containsPlace, placeOf } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import { insertCheckpoint, moveCheckpoint, selectCheckpoints } from './checkpoints.ts';

/** The number of events per batch. */
const batchSize = 1_000;

/** A periodic reader of the log with its own checkpoint. */
export interface PeriodicReader {
  readonly name: string;
  readonly handles: readonly string[];
  /**
   * Runs in the transaction that moves the checkpoint. May be called again with the same event, so
   * it must be idempotent.
   */
  apply(events: readonly RecordedEvent[], sql: Queryable): Promise<void>;
}

/**
 * Reads from the checkpoint to the end of the log. A log that no longer contains the checkpoint was
 * restored from a backup, and is read from the start.
 * @throws LogUnavailable
 */
export async function catchUp(log: ReadableLog, pool: Pool, reader: PeriodicReader): Promise<void> {
  const { name, handles, apply } = reader;
  const needless = eventTypesExcept(handles);
  for (;;) {
    const [checkpoint] = await selectCheckpoints(pool, [name]);
    if (checkpoint === undefined) {
      await insertCheckpoint(pool, name, beforeAllEvents);
      continue;
    }
    if (!(await containsPlace(log, checkpoint.place))) {
      await moveCheckpoint(pool, checkpoint, beforeAllEvents);
      continue;
    }
    const events = await log.readAll(checkpoint.place.position, batchSize, needless);
    const last = events.at(-1);
    if (last === undefined) return;
    const handled = events.filter((event) => handles.includes(event.type) && !isForeign(event));
    if (handled.length === 0) {
      await moveCheckpoint(pool, checkpoint, placeOf(last));
      continue;
    }
    await transactionOn(pool, async (client) => {
      // When another process has moved the checkpoint meanwhile, that process has applied the
      // events.
      if (await moveCheckpoint(client, checkpoint, placeOf(last))) await apply(handled, client);
    });
  }
}
