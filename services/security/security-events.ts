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
import { admit } from '../http/access.ts';
import { withheldFromReader } from '../http/reading-as.ts';

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

interface StoredEvent {
  readonly at: Date;
  readonly id: string | null;
  readonly name: string | null;
  readonly dropped: number | null;
}

async function selectEvents(
  pool: Pool,
  ordered: string,
  wanted: unknown[],
  { page, pageSize }: Query,
): Promise<readonly SecurityEvent[]> {
  const [limit, offset] = [wanted.length + 1, wanted.length + 2];
  const { rows: found } = await pool.query<StoredEvent>(
    `with shown as materialized (
       select *, row_number() over () as place
       from (select * from security_event ${ordered} limit $${limit} offset $${offset}) as event)
     select shown.at, shown.what, shown.outcome, shown.source, shown.dropped, account.id, account.name
     from shown left join account on account.id = shown.account_id
     order by shown.place`,
    [...wanted, pageSize, (page - 1) * pageSize],
  );
  const isNamed = withheldFromReader('people') === undefined;
  return found.map(({ at, id, name, dropped, ...row }) =>
    securityEventSchema.parse({
      ...row,
      ...(dropped !== null && { dropped }),
      at: at.toISOString(),
      account: id === null ? null : { id, name: isNamed ? name : id },
    }),
  );
}
