import { createHmac } from 'node:crypto';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import {
  type SecurityEvent,
  type securityEndpoints,
  securityEventListFields,
  securityEventSchema,
} from '@parvis/contracts/security/endpoints.ts';
import { type ListRows, orderBySql, whereSql } from '@parvis/projections/postgres/list-sql.ts';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Clock } from '../adapters/clock.ts';
import { admit } from '../http/access.ts';
import { networkOf } from '../http/network-of.ts';
import type { SecurityTrace, TracedRequest } from '../http/security-trace.ts';

/** The retention period of the trace, as a PostgreSQL interval. */
const keptFor = '12 months';
/**
 * The maximum number of events that a process writes per minute, so that a flood cannot fill the
 * disk.
 */
const maxPerMinute = 1_000;
const minuteMs = 60_000;

/** Callbacks for recorded events, and for events that could not be stored. */
export interface TraceReports {
  writeLine(line: Pick<TracedRequest, 'what' | 'outcome' | 'accountId'> & { source: string }): void;
  onError(cause: unknown): void;
}

/**
 * Writes the trace to PostgreSQL, and to the log of the process. An event that cannot be stored is
 * still logged: the response has already been sent.
 * @param hashKey the installation's key: the same network has the same pseudonym in all processes
 */
export function createSecurityTrace(
  pool: Pool,
  clock: Clock,
  hashKey: Buffer,
  { writeLine, onError }: TraceReports,
): SecurityTrace {
  const hasRoom = createMinuteLimit(clock);
  const sourceOf = (address: string) =>
    createHmac('sha256', hashKey).update(networkOf(address)).digest('hex').slice(0, 12);
  return {
    async note({ address, ...event }) {
      if (!hasRoom()) return;
      const source = sourceOf(address);
      writeLine({ ...event, source });
      await insertEvent(pool, clock.now(), { ...event, source }).catch(onError);
    },
  };
}

async function insertEvent(
  pool: Pool,
  at: Date,
  { what, outcome, accountId, source }: Omit<TracedRequest, 'address'> & { source: string },
): Promise<void> {
  await pool.query(
    `insert into security_event (at, what, outcome, account_id, source)
     values ($1, $2, $3, $4, $5)`,
    [at, what, outcome, accountId ?? null, source],
  );
}

function createMinuteLimit(clock: Clock): () => boolean {
  let begun = 0;
  let count = 0;
  return () => {
    const now = clock.now().getTime();
    if (now - begun >= minuteMs) [begun, count] = [now, 0];
    count += 1;
    return count <= maxPerMinute;
  };
}

type Query = z.infer<(typeof securityEndpoints)['listSecurityEvents']['query']>;

const columns: Readonly<Record<string, string>> = {
  at: 'at',
  what: 'what',
  outcome: 'outcome',
  accountId: 'account_id',
  source: 'source',
};
/** Events of the same instant are ordered by id, newest first. */
const rows: ListRows = {
  fields: securityEventListFields,
  held: (field) => columns[field] ?? 'null',
  sortedBy: { at: 'id' },
};

/** Returns a page of the trace, newest first by default. */
export async function listSecurityEvents(pool: Pool, actor: Actor, query: Query) {
  const admitted = admit({ capability: 'security.read' }, actor);
  if (!admitted.ok) return admitted;
  const { page, pageSize, what, outcome, accountId } = query;
  const narrowed = whereSql(query.where, rows, 4);
  const wanted = [what ?? null, outcome ?? null, accountId ?? null, ...narrowed.values];
  const where = `where ($1::text is null or what = $1) and ($2::text is null or outcome = $2)
    and ($3::text is null or account_id = $3) and ${narrowed.sql}`;
  const order = orderBySql(query.sort, rows, 'id desc');
  const [total, items] = await Promise.all([
    countEvents(pool, where, wanted),
    selectEvents(pool, `${where} order by ${order}`, wanted, query),
  ]);
  return accept({ items, total, page, pageSize });
}

async function countEvents(pool: Pool, where: string, wanted: unknown[]): Promise<number> {
  const { rows: found } = await pool.query<{ total: number }>(
    `select count(*)::int as total from security_event ${where}`,
    wanted,
  );
  return found[0]?.total ?? 0;
}

async function selectEvents(
  pool: Pool,
  ordered: string,
  wanted: unknown[],
  { page, pageSize }: Query,
): Promise<readonly SecurityEvent[]> {
  const [limit, offset] = [wanted.length + 1, wanted.length + 2];
  const { rows: found } = await pool.query<{ at: Date; id: string | null; name: string | null }>(
    `with shown as materialized (
       select *, row_number() over () as place
       from (select * from security_event ${ordered} limit $${limit} offset $${offset}) as event)
     select shown.at, shown.what, shown.outcome, shown.source, account.id, account.name
     from shown left join account on account.id = shown.account_id
     order by shown.place`,
    [...wanted, pageSize, (page - 1) * pageSize],
  );
  return found.map(({ at, id, name, ...row }) =>
    securityEventSchema.parse({
      ...row,
      at: at.toISOString(),
      account: id === null ? null : { id, name },
    }),
  );
}

/** Deletes events older than the retention period. */
export async function deleteOldSecurityEvents(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from security_event where at < $1::timestamptz - $2::interval', [
    now,
    keptFor,
  ]);
}
