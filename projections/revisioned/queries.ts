import type { Position } from '@parvis/contracts/log/position.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { type RevisionList, revisionedView } from '@parvis/contracts/revisions/views.ts';
import { schemaOf } from '../engine/projection.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** SQL that holds for the rows of a position: `$1` is the position, or null for the present. */
export function holdsAt(alias: string, at: Position | undefined): string {
  return at === undefined
    ? `$1::text is null and ${alias}.valid_to is null`
    : `${alias}.valid_from <= $1 and (${alias}.valid_to is null or ${alias}.valid_to > $1)`;
}

/** Name of a statement with `holdsAt` in it, of which PostgreSQL keeps one plan for the present and one for the past. */
export function nameAt(name: string, at: Position | undefined): string {
  return `${name}-${at === undefined ? 'now' : 'past'}`;
}

/** Where in the log something was read of a read model that stands at `position`. @param at the past position wanted */
export function positionRead(at: Position | undefined, position: Position): Position {
  return at !== undefined && at < position ? at : position;
}

/** One thing as it is, deleted or not; undefined when there never was one. @throws ReadModelNotServed */
export async function readRevisioned<Content>(
  db: Queryable,
  model: string,
  id: string,
): Promise<Revisioned<Content> | undefined> {
  const [row] = await servedRows<{ state: Revisioned<Content> }>(
    db,
    `select read_position($2) as position, state
     from ${schemaOf(model)}.span where id = $1 and valid_to is null`,
    [id, model],
  );
  return row?.state;
}

/** Which page of a list, from 1. */
export interface PageOfList {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what became of a thing, newest first, by account ids; empty when there never was one. @throws ReadModelNotServed */
export function listRevisions(
  db: Queryable,
  model: string,
  id: string,
  paging: PageOfList,
): Promise<RevisionList> {
  const version = `select valid_from, state->'content' as content,
      (state->>'revision')::int as revision, state->'restored' as restored,
      (state->>'deleted')::boolean as deleted,
      state->'changed'->>'at' as at, state->'changed'->>'by' as by
    from ${schemaOf(model)}.span where id = $3`;
  return pageOfRevisions(db, model, { version, values: [id] }, paging);
}

/** The rows of a history: `valid_from` and the columns of an entry but `former`; values begin at `$3`. */
interface VersionRows {
  readonly version: string;
  readonly values: readonly unknown[];
}

/** A page of the versions that a statement finds, newest first, each with the content before it. @throws ReadModelNotServed */
export async function pageOfRevisions(
  db: Queryable,
  model: string,
  { version, values }: VersionRows,
  { page, pageSize }: PageOfList,
): Promise<RevisionList> {
  const [row] = await servedRows<Pick<RevisionList, 'total' | 'items'>>(
    db,
    `with version as (${version}), shown as (
       select revision, at, by, restored, deleted, content,
         lag(content) over (order by valid_from) as former,
         row_number() over (order by valid_from desc) as place
       from version order by place limit $1 offset $2
     )
     select read_position('${model}') as position, (select count(*)::int from version) as total,
       (select coalesce(json_agg(to_jsonb(shown) - 'place' order by place), '[]') from shown) as items`,
    [pageSize, (page - 1) * pageSize, ...values],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}

/** Which things, in which order, and which page of them. */
export interface RevisionedListing {
  /** A condition over `span`, whose values begin at `$3`. */
  readonly where: string;
  /** Lists what is deleted too. */
  readonly withDeleted?: true;
  readonly values: readonly unknown[];
  /** Expression over `span` to sort by. */
  readonly sortBy: string;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a list. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** A thing as lists show it: its content, and who changed it last (account id) and when. */
export type ListedThing<Content> = Content & {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: string;
  readonly updatedBy: string;
};

/** Lists things as they are; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listRevisioned<Content>(
  db: Queryable,
  model: string,
  { where, withDeleted, values, sortBy, order, page, pageSize }: RevisionedListing,
): Promise<Listed<ListedThing<Content>>> {
  const direction = order === 'asc' ? 'asc' : 'desc';
  const there = withDeleted ? where : `not (state->>'deleted')::boolean and ${where}`;
  const [row] = await servedRows<{ total: number; items: readonly Revisioned<Content>[] }>(
    db,
    `with found as (
       select state, row_number() over (order by ${sortBy} ${direction}, id) as place
       from ${schemaOf(model)}.span
       where valid_to is null and ${there}
     ), shown as (select * from found order by place limit $1 offset $2)
     select read_position('${model}') as position, (select count(*)::int from found) as total,
       (select coalesce(json_agg(state order by place), '[]') from shown) as items`,
    [pageSize, (page - 1) * pageSize, ...values],
  );
  const items = (row?.items ?? []).map((one) => ({ id: one.id, ...revisionedView(one) }));
  return { items, total: row?.total ?? 0, page, pageSize };
}
