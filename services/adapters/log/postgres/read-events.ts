import {
  LogUnavailable,
  maxReadBytes,
  type ReadStreamOptions,
  type RecordedEvent,
} from '@parvis/contracts/log/event-log.ts';
import {
  ordinalOf,
  type Position,
  positionFrom,
  startOfLog,
} from '@parvis/contracts/log/position.ts';
import type { Pool, QueryResultRow } from 'pg';
import { readMetadata } from '../recorded-metadata.ts';
import { asLogError } from './unavailable.ts';

interface EventRow {
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

// `order by position` would sort by the text of this column; statements order by event.position.
const columns = 'position::text, stream, revision, id, type, data, metadata';
const everything = 2_147_483_647;
/**
 * SQL for how much an event counts in a page. Repetitive text is stored in a seventieth of its size,
 * which is unknown until it is read: a page contains 256 compressed values at most.
 */
const weight = `greatest(pg_column_size(data), case when pg_column_compression(data) is null then 0 else ${maxReadBytes / 256} end)`;

/**
 * The number of rows that one statement examines. It cannot stop where the page is full: a page of
 * 350 large events out of 8,000 examined ones took eleven times as long.
 */
const rowsAtOnce = 500;

interface SizedRow extends EventRow {
  /** How much the events of the statement count, up to this one. */
  readonly bytes: number;
}

/** Reads events after a position, in log order. @throws LogUnavailable */
export async function readEventsAfter(
  pool: Pool,
  after: Position,
  limit: number,
): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  let left = maxReadBytes;
  while (events.length < limit && left > 0) {
    const count = Math.min(rowsAtOnce, limit - events.length);
    const rows = await selectAfter(pool, events.at(-1)?.position ?? after, count, left);
    for (const row of rows) events.push(recorded(row));
    if (rows.length < count) break;
    left -= rows.at(-1)?.bytes ?? 0;
  }
  return events;
}

/** Selects events until they count as much as `bytes`. */
function selectAfter(
  pool: Pool,
  after: Position,
  count: number,
  bytes: number,
): Promise<readonly SizedRow[]> {
  return select<SizedRow>(
    pool,
    'read-events-after',
    // The stored sizes of TOASTed values are known without reading them; a page that is too large is
    // cut there.
    `select ${columns}, bytes::int from (
       select *, sum(${weight}) over (order by event.position) as bytes
       from event where event.position > $1 order by event.position limit $2
     ) as event where bytes - ${weight} < $3 order by event.position`,
    [ordinalOf(after).toString(), count, bytes],
  );
}

/** The number of events that one statement passes over: it reads no data of those that it leaves out. */
const passedAtOnce = 10_000;

/**
 * Reads events after a position, in log order, without some types, and the last one that was examined.
 * @throws LogUnavailable
 */
export async function readEventsWithout(
  pool: Pool,
  after: Position,
  limit: number,
  without: readonly string[],
): Promise<readonly RecordedEvent[]> {
  const rows = await select<EventRow>(
    pool,
    'read-events-without',
    // As a scalar, its end bounds the scan of the index; joined, the scan goes on to the log's end.
    `with stretch as (
       select max(position) as "end" from (
         select position from event where event.position > $1 order by event.position limit $2
       ) as passed
     )
     select ${columns} from (
       select event.*, sum(${weight}) over (order by event.position) as bytes
       from event
       where event.position > $1 and event.position <= (select "end" from stretch)
         and (type <> all($3::text[]) or event.position = (select "end" from stretch))
       order by event.position limit $4
     ) as event where bytes - ${weight} < $5 order by event.position`,
    [ordinalOf(after).toString(), passedAtOnce, without, Math.min(limit, rowsAtOnce), maxReadBytes],
  );
  return rows.map(recorded);
}

/** A read of one stream from its oldest event on, or from `from`. */
export interface ForwardRead {
  readonly stream: string;
  readonly from: number;
  readonly limit: number;
}

/** Returns a forward read of a stream with these options. */
export function forwardRead(
  stream: string,
  { from = 0, limit = everything }: ReadStreamOptions,
): ForwardRead {
  return { stream, from, limit };
}

/**
 * Reads streams forwards in one statement, each once: items of a batch have parents in common.
 * @returns the events of each
 * @throws LogUnavailable
 */
export async function readStreamsForwards(
  pool: Pool,
  reads: readonly ForwardRead[],
): Promise<readonly (readonly RecordedEvent[])[]> {
  const [only, ...others] = reads;
  if (only !== undefined && others.length === 0) return [await readStreamForwards(pool, only)];
  const keyOf = ({ stream, from, limit }: ForwardRead) => `${from} ${limit} ${stream}`;
  const byKey = new Map(
    reads.map((read) => [keyOf(read), { read, events: new Array<RecordedEvent>() }]),
  );
  const distinct = [...byKey.values()];
  const rows = await select<EventRow & { readonly place: number }>(
    pool,
    'read-streams-forwards',
    `select place::int, ${columns}
     from unnest($1::text[], $2::int[], $3::int[]) with ordinality as read (name, first, most, place)
     cross join lateral (
       select * from event where event.stream = name and event.revision >= first
       order by event.revision limit most
     ) as event order by place, revision`,
    [
      distinct.map(({ read }) => read.stream),
      distinct.map(({ read }) => read.from),
      distinct.map(({ read }) => read.limit),
    ],
  );
  for (const row of rows) distinct[row.place - 1]?.events.push(recorded(row));
  return reads.map((read) => byKey.get(keyOf(read))?.events ?? []);
}

async function readStreamForwards(
  pool: Pool,
  { stream, from, limit }: ForwardRead,
): Promise<readonly RecordedEvent[]> {
  const rows = await select<EventRow>(
    pool,
    'read-stream-forwards',
    `select ${columns} from event where stream = $1 and revision >= $2 order by revision limit $3`,
    [stream, from, limit],
  );
  return rows.map(recorded);
}

/** Reads a stream from its newest event on, or from `from`. @throws LogUnavailable */
export async function readStreamBackwards(
  pool: Pool,
  stream: string,
  { from = everything, limit = everything }: ReadStreamOptions,
): Promise<readonly RecordedEvent[]> {
  const rows = await select<EventRow>(
    pool,
    'read-stream-backwards',
    `select ${columns} from event where stream = $1 and revision <= $2 order by revision desc limit $3`,
    [stream, from, limit],
  );
  return rows.map(recorded);
}

/**
 * Returns the position of the last event; the start of the log when it is empty.
 * @throws LogUnavailable
 */
export async function readHead(pool: Pool): Promise<Position> {
  const rows = await select<{ position: string }>(
    pool,
    'read-head',
    'select position::text from event order by event.position desc limit 1',
    [],
  );
  return rows[0] === undefined ? startOfLog : positionFrom(BigInt(rows[0].position));
}

/** Returns the last event; undefined when the log is empty. @throws LogUnavailable */
export async function readLast(pool: Pool): Promise<RecordedEvent | undefined> {
  const [row] = await select<EventRow>(
    pool,
    'read-last',
    `select ${columns} from event order by event.position desc limit 1`,
    [],
  );
  return row && recorded(row);
}

/** Tries twice: a connection that broke while idle fails only when it is used. */
async function select<Row extends QueryResultRow>(
  pool: Pool,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const read = async () => {
    try {
      return (await pool.query<Row>({ name, text, values: [...values] })).rows;
    } catch (cause) {
      throw asLogError(cause);
    }
  };
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof LogUnavailable) return read();
    throw cause;
  }
}

/** Its fields one by one: to copy a row, with what only its statement needs, takes twice the time. */
function recorded(row: EventRow): RecordedEvent {
  const { stream, revision, id, type, data } = row;
  const position = positionFrom(BigInt(row.position));
  return { position, stream, revision, id, type, data, ...readMetadata(row.metadata) };
}
