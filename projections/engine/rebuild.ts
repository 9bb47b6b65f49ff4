import type { PoolClient } from 'pg';
import { inTransaction } from '../postgres/transaction.ts';
import { CheckpointMoved } from '../postgres/transient-error.ts';
import { schemaOfSlot } from './advance.ts';
import { type Projection, schemaOf } from './projection.ts';
import { insertSlot, type Slot, type SlotName } from './slots.ts';

/** Creates the first rows of a projection. Does nothing if there are any. */
export async function createLive(client: PoolClient, projection: Projection): Promise<void> {
  await inTransaction(client, async () => {
    if (await insertSlot(client, projection.name, 'live', projection.version))
      await createSchema(client, projection, 'live');
  });
}

/**
 * Empties the schema for new rows, dropping those of a former rebuild. Readers of the served rows
 * are not affected.
 */
export async function createNext(client: PoolClient, projection: Projection): Promise<void> {
  const schema = schemaOf(projection.name);
  await inTransaction(client, async () => {
    await client.query('delete from projection_state where name = $1 and slot = $2', [
      projection.name,
      'next',
    ]);
    await client.query(`drop schema if exists ${schema}_previous cascade`);
    await insertSlot(client, projection.name, 'next', projection.version);
    await createSchema(client, projection, 'next');
    await client.query(
      `update projection_state set state = 'booting' where name = $1 and slot = 'next'`,
      [projection.name],
    );
  });
}

async function createSchema(
  client: PoolClient,
  projection: Projection,
  slot: SlotName,
): Promise<void> {
  const schema = schemaOfSlot({ name: projection.name, slot });
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.query(`create schema ${schema}`);
  await client.query(projection.createTables(schema));
}

/**
 * Returns whether the rebuilt rows may replace the served ones: they have processed the whole log,
 * and are not behind what readers have already seen. Served rows that failed, or are of an older
 * version, are replaced in any case.
 */
export function mayReplace(live: Slot, next: Slot): boolean {
  if (next.state !== 'live') return false;
  return live.state === 'detached' || next.position >= live.position;
}

/**
 * Atomically replaces the served rows with the rebuilt ones, and keeps the former ones.
 * @throws CheckpointMoved when another process replaced them, or the rebuild was requested again
 */
export async function switchOver(client: PoolClient, live: Slot, next: Slot): Promise<void> {
  const schema = schemaOf(live.name);
  await inTransaction(client, async () => {
    const { rowCount } = await client.query(
      `delete from projection_state where name = $1 and slot = 'live' and generation = $2`,
      [live.name, live.generation],
    );
    if (rowCount !== 1) throw new CheckpointMoved(`the rows of ${live.name} have been replaced`);
    await client.query(`alter schema ${schema} rename to ${schema}_previous`);
    await client.query(`alter schema ${schema}_next rename to ${schema}`);
    const { rowCount: replaced } = await client.query(
      `update projection_state set slot = 'live', generation = $2
       where name = $1 and slot = 'next' and state = $3 and "position" = $4`,
      [live.name, live.generation + 1, next.state, next.position],
    );
    if (replaced !== 1) throw new CheckpointMoved(`the rebuild of ${live.name} has begun again`);
  });
}
