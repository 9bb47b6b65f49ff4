import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Queryable } from '@parvis/projections/platform/queryable.ts';
import { inTransaction } from '@parvis/projections/platform/transaction.ts';
import type { Pool, PoolClient } from 'pg';
import { insertCheckpoint, moveCheckpoint, selectCheckpoints } from './checkpoints.ts';
import { beforeEverything, holds, placeOf, type ReadableLog } from './place.ts';

/** Events read at once. */
const batchSize = 1_000;

/** Reads the log to its end now and then, with a checkpoint of its own. */
export interface Reading {
  readonly name: string;
  readonly handles: readonly string[];
  /** Runs in the transaction that moves the checkpoint. May see an event again: repeating must do no harm. */
  apply(events: readonly RecordedEvent[], sql: Queryable): Promise<void>;
}

/**
 * Reads on from the checkpoint to the end of the log. When the log no longer holds the checkpoint,
 * it came back from a backup, and is read from the start.
 * @throws LogUnavailable
 */
export async function catchUp(log: ReadableLog, pool: Pool, reading: Reading): Promise<void> {
  const { name, handles, apply } = reading;
  await insertCheckpoint(pool, name, beforeEverything);
  for (;;) {
    const [checkpoint] = await selectCheckpoints(pool, [name]);
    if (checkpoint === undefined) throw new Error(`the checkpoint of ${name} is gone`);
    if (!(await holds(log, checkpoint.place))) {
      await moveCheckpoint(pool, checkpoint, beforeEverything);
      continue;
    }
    const events = await log.readAll(checkpoint.place.position, batchSize);
    const last = events.at(-1);
    if (last === undefined) return;
    const handled = events.filter(({ type }) => handles.includes(type));
    await onOneConnection(pool, (client) =>
      inTransaction(client, async () => {
        // Another process that starts moved it: the events are its affair.
        if (await moveCheckpoint(client, checkpoint, placeOf(last))) await apply(handled, client);
      }),
    );
  }
}

async function onOneConnection(
  pool: Pool,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  // A lost connection also rejects the statement in hand; unheard here it would end the process.
  const heard = () => undefined;
  client.on('error', heard);
  let broken = true;
  try {
    await work(client);
    broken = false;
  } finally {
    client.off('error', heard);
    client.release(broken);
  }
}
