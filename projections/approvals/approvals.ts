import { type OccurredContentEvent, parseContentEvent } from '../content-state/content-event.ts';
import type { Projection } from '../engine/projection.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { approvalsTables } from './tables.ts';

const handled = [
  'ApprovalRequested',
  'PublicationReturned',
  'ApprovalWithdrawn',
  'PublicationApproved',
  // What is published, archived or deleted waits for nothing.
  'ContentPublished',
  'ContentArchived',
  'ContentDeleted',
] as const;

type Requested = Extract<OccurredContentEvent, { type: 'ApprovalRequested' }>;

/** What a batch changes of an item's row: a request, which may be returned, or its end. */
interface Change {
  readonly requested?: Requested | undefined;
  readonly isReturned?: boolean;
}

/** The publications that wait for approval, and those that were returned. */
export const approvals: Projection = {
  name: 'approvals',
  version: 1,
  handles: [...handled],
  ignores: eventTypesExcept(handled),
  createTables: approvalsTables,
  async apply(recorded, sql, schema) {
    const changes = new Map<string, Change>();
    for (const event of recorded.map(parseContentEvent)) {
      const { contentId } = event.data;
      changes.set(contentId, changeOf(event, changes.get(contentId)));
    }
    const returned = idsOf(changes, ({ isReturned }) => isReturned === true);
    await removeRows(
      sql,
      schema,
      idsOf(changes, ({ isReturned }) => !isReturned),
    );
    await insertRequests(
      sql,
      schema,
      [...changes.values()].flatMap(({ requested }) => requested ?? []),
    );
    await markReturned(sql, schema, returned);
    return { tags: [] };
  },
};

function changeOf(event: OccurredContentEvent, before: Change | undefined): Change {
  if (event.type === 'ApprovalRequested') return { requested: event };
  if (event.type === 'PublicationReturned') return { ...before, isReturned: true };
  return {};
}

function idsOf(
  changes: ReadonlyMap<string, Change>,
  isWanted: (change: Change) => boolean,
): readonly string[] {
  return [...changes].flatMap(([id, change]) => (isWanted(change) ? [id] : []));
}

async function removeRows(sql: Queryable, schema: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query(`delete from ${schema}.approval where content_id = any ($1)`, [ids]);
}

/** Inserts the requests of a batch one by one: people make them. */
async function insertRequests(
  sql: Queryable,
  schema: string,
  requests: readonly Requested[],
): Promise<void> {
  for (const { data, actor, at, position } of requests) {
    await sql.query(
      `insert into ${schema}.approval
         (content_id, request, state, note, requested_by, requested_at, position)
       values ($1, $2, 'waiting', $3, $4, $5, $6)
       on conflict (content_id) do update set request = excluded.request, state = excluded.state,
         note = excluded.note, requested_by = excluded.requested_by,
         requested_at = excluded.requested_at, position = excluded.position`,
      [data.contentId, data.request, data.note, actor, at, position],
    );
  }
}

async function markReturned(sql: Queryable, schema: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query(`update ${schema}.approval set state = 'returned' where content_id = any ($1)`, [
    ids,
  ]);
}
