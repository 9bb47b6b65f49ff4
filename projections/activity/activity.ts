import type { ActivityItemType, RecordedAction } from '@parvis/contracts/activity/items.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Names } from '@parvis/contracts/revisions/kept-names.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows, upsertRows } from '../engine/rows-for-items.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { handledTypes, type ItemAction, toItemAction } from './recorded-action.ts';
import { activityTables } from './tables.ts';

/** An item of any type in its current state. */
interface ActivityItem {
  readonly id: string;
  readonly key: string;
  readonly type: ActivityItemType;
  readonly names: Names | null;
  readonly context: Readonly<Record<string, string>>;
  readonly deleted: boolean;
}

interface ActivityRecord {
  readonly recorded: RecordedEvent;
  readonly thing: ActivityItem;
  readonly done: ItemAction & { readonly did: RecordedAction };
}

/** The state of an item before its first event. */
const unnamed = { names: null, context: {} };

const remembered = new RememberedEntries(() => new Map<string, ActivityItem>());

/** The actions on everything but content, which has its own history. */
export const activity: Projection = {
  name: 'activity',
  version: 1,
  handles: handledTypes,
  ignores: eventTypesExcept(handledTypes),
  createTables: activityTables,
  async apply(events, sql, schema, memory) {
    const known = remembered.under(memory);
    const keyed = events.map((recorded) => ({ recorded, done: toItemAction(recorded) }));
    await loadMissing(known, keyed.map(keyOf), (missing) => selectItems(sql, schema, missing));
    const records = keyed.map((one): ActivityRecord => {
      const former = known.get(keyOf(one));
      const item = itemAfter(keyOf(one), one.done, former);
      known.set(item.key, item);
      // Saving a deleted item restores it.
      const isBack = former?.deleted === true && !item.deleted;
      return { ...one, thing: item, done: isBack ? { ...one.done, did: 'undeleted' } : one.done };
    });
    const items = new Map(records.map(({ thing }) => [thing.key, thing]));
    await upsertItems(sql, schema, [...items.values()]);
    await insertDone(sql, schema, records);
    return { tags: [] };
  },
};

/**
 * A stream describes one item, except that of a live feed, which contains every post of the feed.
 */
function keyOf({ recorded, done }: Pick<ActivityRecord, 'recorded' | 'done'>): string {
  return done.type === 'live-post' ? `${recorded.stream}/${done.id}` : recorded.stream;
}

function itemAfter(key: string, done: ItemAction, former: ActivityItem | undefined): ActivityItem {
  const { type, names, context } = { ...unnamed, ...former, ...done };
  if (type === undefined) throw new Error(`${key} was ${done.did} before it was created`);
  return { id: done.id, key, type, names, context, deleted: isDeletedAfter(done.did, former) };
}

/** A release does not affect whether the item is deleted. */
function isDeletedAfter(did: RecordedAction, former: ActivityItem | undefined): boolean {
  if (did === 'deleted' || did === 'closed') return true;
  return did.startsWith('release') && former?.deleted === true;
}

async function selectItems(
  sql: Queryable,
  schema: string,
  keys: string[],
): Promise<[string, ActivityItem][]> {
  const { rows } = await sql.query<Omit<ActivityItem, 'key'> & { readonly key: string }>(
    `select id as key, type, names, context - 'id' as context, context->>'id' as id, deleted
     from ${schema}.thing where id = any($1)`,
    [keys],
  );
  return rows.map((item) => [item.key, item]);
}

function upsertItems(
  sql: Queryable,
  schema: string,
  items: readonly ActivityItem[],
): Promise<void> {
  return upsertRows(sql, `${schema}.thing`, items, {
    id: ['text', ({ key }) => key],
    type: ['text', ({ type }) => type],
    names: ['jsonb', ({ names }) => names],
    context: ['jsonb', ({ id, context }) => ({ id, ...context })],
    deleted: ['boolean', ({ deleted }) => deleted],
  });
}

function insertDone(
  sql: Queryable,
  schema: string,
  records: readonly ActivityRecord[],
): Promise<void> {
  return insertRows(sql, `${schema}.done`, records, {
    position: ['text', ({ recorded }) => recorded.position],
    thing: ['text', ({ thing }) => thing.key],
    type: ['text', ({ thing }) => thing.type],
    did: ['text', ({ done }) => done.did],
    revision: ['int', ({ done }) => done.revision],
    at: ['text', ({ recorded }) => recorded.metadata.occurredAt],
    actor: ['text', ({ recorded }) => recorded.metadata.actor],
  });
}
