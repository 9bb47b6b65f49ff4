import { schemaOf } from '@parvis/projections/engine/projection.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import type { Client } from 'pg';
import { connect } from '../../backup/database-copy.ts';
import { type HistorySize, turnsOf } from './history.ts';
import { writeInBulk } from './write-in-bulk.ts';

/** The present events wait here while earlier ones are written. */
const parkedAfter = 1_000_000_000_000;
const years = 10;

/**
 * Writes a history of ten years before what the log of a stopped Parvis has, and forgets its read
 * models, as a restore does: its next start builds them from all events.
 * @returns the number of events written
 */
export async function writeScale(
  dataFolder: string,
  size: HistorySize,
  say: (line: string) => void,
): Promise<number> {
  const server = await startEmbeddedPostgres({ dataFolder, log: say });
  const [log, database] = [
    await connect(server.url('parvis_log')),
    await connect(server.url('parvis')),
  ];
  try {
    const to = await parkEvents(log);
    const from = new Date(to);
    from.setUTCFullYear(to.getUTCFullYear() - years);
    const written = await writeInBulk({ log, database }, turnsOf(size, from, to), progress(say));
    await log.query('update event set position = position - $1 + $2 where position > $1', [
      parkedAfter,
      written,
    ]);
    await forgetReadModels(database);
    await moveReadersToEnd(log, database);
    return written;
  } finally {
    await Promise.all([log.end(), database.end()]);
    await server.stop();
  }
}

/** @returns the time of the first event */
async function parkEvents(log: Client): Promise<Date> {
  const { rows } = await log.query<{ first: string }>(
    `select metadata->>'occurredAt' as first from event order by position limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('there is no demonstration in this folder');
  await log.query('update event set position = position + $1', [parkedAfter]);
  return new Date(row.first);
}

async function forgetReadModels(database: Client): Promise<void> {
  for (const { name } of readModels)
    await database.query(`drop schema if exists ${schemaOf(name)} cascade`);
  await database.query('delete from projection_state');
}

/** Whatever reads the log for effects has handled every command at once. */
async function moveReadersToEnd(log: Client, database: Client): Promise<void> {
  const { rows } = await log.query<{ place: string }>(
    `select json_build_object('position', lpad(position::text, 20, '0'),
       'event', json_build_object('id', id, 'stream', stream, 'revision', revision))::text as place
     from event order by position desc limit 1`,
  );
  await database.query('update reactor_checkpoint set place = $1::jsonb', [rows[0]?.place]);
}

/** Says how far it is, every half million events. */
function progress(say: (line: string) => void): (events: number) => void {
  let next = 0;
  return (events) => {
    if (events < next) return;
    say(`${events.toLocaleString('en')} events`);
    next += 500_000;
  };
}
