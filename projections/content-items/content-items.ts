import { parentIdOf, titleOf } from '@parvis/contracts/content/header.ts';
import {
  contentEventOf,
  contentEventTypes,
  type HappenedContentEvent,
} from '../platform/content/content-event.ts';
import { addressHeader, evolveItem, type ItemState } from '../platform/content/item-state.ts';
import { outsideContent } from '../platform/event-catalogue.ts';
import { foldTitle } from '../platform/fold-title.ts';
import type { Projection } from '../platform/projection.ts';
import type { Queryable } from '../platform/queryable.ts';
import { contentItemsTables } from './tables.ts';

/** The newest state of every item and module, for editors. */
export const contentItems: Projection = {
  name: 'content-items',
  version: 3,
  handles: contentEventTypes,
  ignores: [...outsideContent, 'MergeProposed', 'MergeAccepted', 'MergeDeclined'],
  createTables: contentItemsTables,
  async apply(recorded, sql, schema) {
    const events = recorded.map(contentEventOf);
    const items = await loadItems(sql, schema, events);
    const last = new Map<string, HappenedContentEvent>();
    for (const event of events) {
      items.set(event.data.contentId, evolveItem(items.get(event.data.contentId), event));
      last.set(event.data.contentId, event);
    }
    await upsertItems(sql, schema, items, [...last.values()]);
    await upsertModules(sql, schema, events);
    return { tags: [...last.keys()].map((id) => `content:${id}`) };
  },
};

async function loadItems(
  sql: Queryable,
  schema: string,
  events: readonly HappenedContentEvent[],
): Promise<Map<string, ItemState>> {
  const ids = [...new Set<string>(events.map(({ data }) => data.contentId))];
  const { rows } = await sql.query<{ state: ItemState }>(
    `select state from ${schema}.item where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ state }) => [state.id, state]));
}

async function upsertItems(
  sql: Queryable,
  schema: string,
  items: ReadonlyMap<string, ItemState>,
  last: readonly HappenedContentEvent[],
): Promise<void> {
  const states = last.flatMap(({ data }) => items.get(data.contentId) ?? []);
  await sql.query(
    `insert into ${schema}.item (id, locale, status, title_folded, slug, parent_id,
       translation_group, state, updated, updated_at, updated_by)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::text[], $8::jsonb[], $9::text[], $10::text[], $11::text[])
     on conflict (id) do update set locale = excluded.locale, status = excluded.status,
       title_folded = excluded.title_folded, slug = excluded.slug, parent_id = excluded.parent_id,
       translation_group = excluded.translation_group, state = excluded.state,
       updated = excluded.updated, updated_at = excluded.updated_at,
       updated_by = excluded.updated_by`,
    [
      states.map(({ id }) => id),
      states.map(({ locale }) => locale),
      states.map(({ status }) => status),
      states.map(({ newest }) => foldTitle(titleOf(newest.header))),
      states.map((item) => addressHeader(item).slug),
      states.map((item) => parentIdOf(addressHeader(item)) ?? null),
      states.map(({ translationGroup }) => translationGroup),
      states.map((item) => JSON.stringify(item)),
      last.map(({ position }) => position),
      last.map(({ at }) => at),
      last.map(({ actor }) => actor),
    ],
  );
}

async function upsertModules(
  sql: Queryable,
  schema: string,
  events: readonly HappenedContentEvent[],
): Promise<void> {
  const saved = events.filter(
    (event) => event.type === 'ModuleSaved' || event.type === 'ModuleRestored',
  );
  const newest = [...new Map(saved.map((event) => [event.data.moduleId, event])).values()];
  if (newest.length === 0) return;
  await sql.query(
    `insert into ${schema}.module (id, data, saved_at, saved_by)
     select * from unnest($1::text[], $2::jsonb[], $3::text[], $4::text[])
     on conflict (id) do update set data = excluded.data, saved_at = excluded.saved_at,
       saved_by = excluded.saved_by`,
    [
      newest.map(({ data }) => data.moduleId),
      newest.map(({ data }) => JSON.stringify(data.content.data)),
      newest.map(({ at }) => at),
      newest.map(({ actor }) => actor),
    ],
  );
}
