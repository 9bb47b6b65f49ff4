import type { ListFields } from '@parvis/contracts/http/conditions.ts';
import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { schemaOf } from '../engine/projection.ts';
import { type ListRows, orderBySql, whereSql } from '../postgres/list-sql.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/**
 * Returns SQL that is true of the rows valid at a position: `$1` is the position, or null for the
 * present.
 */
export function isValidAt(alias: string, at: Position | undefined): string {
  return at === undefined
    ? `$1::text is null and ${alias}.valid_to is null`
    : `${alias}.valid_from <= $1 and (${alias}.valid_to is null or ${alias}.valid_to > $1)`;
}

/**
 * Returns the name of a statement that uses `isValidAt`, with separate cached plans for the present
 * and the past.
 */
export function nameAt(name: string, at: Position | undefined): string {
  return `${name}-${at === undefined ? 'now' : 'past'}`;
}

/**
 * Returns the position to report for a read from a read model that is at `position`.
 * @param at the requested past position
 */
export function positionRead(at: Position | undefined, position: Position): Position {
  return at !== undefined && at < position ? at : position;
}

/** The items to list, their order, and the page. */
export interface RevisionedListing {
  /** A condition over `span`, with parameters from `$3` on. */
  readonly where: string;
  /** Includes deleted items. */
  readonly withDeleted?: true;
  readonly values: readonly unknown[];
  /** The fields of the list. */
  readonly fields: ListFields;
  /** Expressions of fields that `state` does not contain under their name. */
  readonly held?: Readonly<Record<string, string>>;
  /** Expressions to sort by, if not the field's value. */
  readonly sortedBy?: Readonly<Record<string, string>>;
  readonly controls: ListControls;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** An item as lists show it: its content, and its last author (account id) and time. */
export type ListedEntity<Content> = Content & {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: string;
  readonly updatedBy: string;
};

/** Lists items in their current state; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listRevisioned<Content>(
  db: Queryable,
  model: string,
  listing: RevisionedListing,
): Promise<ListPage<ListedEntity<Content>>> {
  const { where, withDeleted, values, controls, page, pageSize } = listing;
  const rows = toListRows(listing);
  const narrowed = whereSql(controls.where, rows, values.length + 3);
  const there = withDeleted ? where : `not (state->>'deleted')::boolean and ${where}`;
  const [row] = await servedRows<{ total: number; items: readonly Revisioned<Content>[] }>(
    db,
    `with found as (
       select state, row_number() over (order by ${orderBySql(controls.sort, rows, 'id')}) as place
       from ${schemaOf(model)}.span
       where valid_to is null and ${there} and ${narrowed.sql}
     ), shown as (select * from found order by place limit $1 offset $2)
     select read_position('${model}') as position, (select count(*)::int from found) as total,
       (select coalesce(json_agg(state order by place), '[]') from shown) as items`,
    [pageSize, (page - 1) * pageSize, ...values, ...narrowed.values],
  );
  const items = (row?.items ?? []).map((one) => ({ id: one.id, ...revisionedView(one) }));
  return { items, total: row?.total ?? 0, page, pageSize };
}

const ofEvery: Readonly<Record<string, string>> = {
  id: 'id',
  revision: "state->>'revision'",
  updatedAt: "state->'changed'->>'at'",
};

function toListRows({ fields, held = {}, sortedBy = {} }: RevisionedListing): ListRows {
  return {
    fields,
    held: (field) =>
      held[field] ??
      ofEvery[field] ??
      `state->'content'${fields[field] === 'words' ? '->' : '->>'}'${field}'`,
    sortedBy: { updatedAt: 'valid_from', ...sortedBy },
  };
}
