import type { RevisionList } from '@parvis/contracts/revisions/views.ts';
import { schemaOf } from '../engine/projection.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The page of a list, from 1. */
export interface PageOfList {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Returns a page of the history of an item, newest first, with account ids; empty when it never
 * existed.
 * @throws ReadModelNotServed
 */
export function listRevisions(
  db: Queryable,
  model: string,
  id: string,
  paging: PageOfList,
): Promise<RevisionList> {
  const version = `select valid_from, state->'content' as content,
      (state->>'revision')::int as revision, (state->>'restored')::int as restored,
      (state->>'deleted')::boolean as deleted,
      state->'changed'->>'at' as at, state->'changed'->>'by' as by
    from ${schemaOf(model)}.span where id = $3`;
  return pageOfRevisions(db, model, { version, values: [id] }, paging);
}

/**
 * The rows of a history: `valid_from` and the columns of an entry except `former`; parameters begin
 * at `$3`.
 */
interface VersionRows {
  readonly version: string;
  readonly values: readonly unknown[];
}

/**
 * Returns a page of the versions that a statement finds, newest first, each with the content before
 * it. A version that differs from the one before and equals an earlier revision is a restore of the
 * latest such revision, whether or not its event names one.
 */
export async function pageOfRevisions(
  db: Queryable,
  model: string,
  { version, values }: VersionRows,
  { page, pageSize }: PageOfList,
): Promise<RevisionList> {
  const [row] = await servedRows<Pick<RevisionList, 'total' | 'items'>>(
    db,
    `with version as (${version}), placed as (
       select revision, at, by, restored, deleted, content, valid_from,
         lag(content) over (order by valid_from) as former,
         row_number() over (order by valid_from desc) as place
       from version order by place limit $1 offset $2
     ), shown as (
       select revision, at, by, deleted, content, former, place,
         coalesce(restored, (
           select max(earlier.revision) from version earlier
           where earlier.content = placed.content and earlier.valid_from < placed.valid_from
             and placed.content <> placed.former)) as restored
       from placed
     )
     select read_position('${model}') as position, (select count(*)::int from version) as total,
       (select coalesce(json_agg(to_jsonb(shown) - 'place' order by place), '[]') from shown) as items`,
    [pageSize, (page - 1) * pageSize, ...values],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}
