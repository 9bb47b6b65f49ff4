import { actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { parentIdOf, titleOf } from '@parvis/contracts/content/header.ts';
import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import { nextPlanned } from '@parvis/contracts/content/plan.ts';
import {
  contentEventTypes,
  type OccurredContentEvent,
  parseContentEvent,
  selectModuleSaves,
} from '../content-state/content-event.ts';
import { facetCode } from '../content-state/facet-code.ts';
import { addressHeader, evolveItem, type ItemState, planOf } from '../content-state/item-state.ts';
import { namedFacets } from '../content-state/list-facet-ids.ts';
import { foldText } from '../engine/fold-text.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { upsertRows } from '../engine/rows-for-items.ts';
import { eventTypesExceptContent, upkeepEvents } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { addTitleWords } from '../words/title-words.ts';
import { wordsOf, wordsOfHeader } from './read-words.ts';
import { contentItemsTables } from './tables.ts';
import { evolveUpkeep, isAboutUpkeep, type Upkeep } from './upkeep.ts';
import { loadUpkeep, upsertUpkeep } from './upkeep-rows.ts';

const system = actorId(systemActor);
const remembered = new RememberedEntries(() => new Map<string, ItemState>());
const rememberedUpkeep = new RememberedEntries(() => new Map<string, Upkeep>());
const onlyUpkeep: ReadonlySet<string> = new Set(upkeepEvents);

/** The newest state of every item and module, for editors. */
export const contentItems: Projection = {
  name: 'content-items',
  version: 13,
  handles: [...contentEventTypes, ...upkeepEvents],
  ignores: [
    ...eventTypesExceptContent.filter((type) => !onlyUpkeep.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: contentItemsTables,
  async apply(recorded, sql, schema, memory) {
    const events = recorded.map(parseContentEvent);
    const items = remembered.under(memory);
    const ids = events.map(({ data }) => data.contentId);
    await loadMissing(items, ids, (missing) => selectItems(sql, schema, missing));
    const upkeep = rememberedUpkeep.under(memory);
    await loadUpkeep(sql, schema, upkeep, events, items);
    const kept = new Map<string, Upkeep>();
    for (const event of events) {
      const { contentId: id } = event.data;
      const item = evolveItem(items.get(id), event);
      items.set(id, item);
      if (!isAboutUpkeep(event)) continue;
      const versionsOf = (original: string) => upkeep.get(original)?.versions ?? 0;
      const changed = evolveUpkeep(upkeep.get(id), event, item, versionsOf);
      upkeep.set(id, changed);
      kept.set(id, changed);
    }
    const changing = events.filter(({ type }) => !onlyUpkeep.has(type));
    const last = new Map(changing.map((event) => [event.data.contentId, event]));
    const people = await lastPeople(sql, schema, changing);
    await upsertItems(sql, schema, items, [...last.values()], people);
    await upsertModules(sql, schema, events);
    await upsertUpkeep(sql, schema, [...kept.values()]);
    return { tags: [...last.keys()].map((id) => `content:${id}`) };
  },
};

async function selectItems(
  sql: Queryable,
  schema: string,
  ids: string[],
): Promise<[string, ItemState][]> {
  const { rows } = await sql.query<{ state: ItemState }>(
    `select state from ${schema}.item where id = any($1)`,
    [ids],
  );
  return rows.map(({ state }) => [state.id, state]);
}

async function upsertItems(
  sql: Queryable,
  schema: string,
  items: ReadonlyMap<string, ItemState>,
  last: readonly OccurredContentEvent[],
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = last.flatMap((event) => {
    const item = items.get(event.data.contentId);
    return item === undefined ? [] : [{ item, event }];
  });
  await upsertRows(sql, `${schema}.item`, changed, {
    id: ['text', ({ item }) => item.id],
    locale: ['text', ({ item }) => item.locale],
    status: ['text', ({ item }) => item.status],
    title_folded: ['text', ({ item }) => foldText(titleOf(item.newest.header))],
    words: ['text', ({ item }) => wordsOfHeader(item.kind, item.newest.header)],
    slug: ['text', ({ item }) => addressHeader(item).slug],
    parent_id: ['text', ({ item }) => parentIdOf(addressHeader(item))],
    translation_group: ['text', ({ item }) => item.translationGroup],
    next_planned: ['text', ({ item }) => nextPlanned(planOf(item))],
    facets: ['text[]', ({ item }) => facetCodes(item)],
    state: ['jsonb', ({ item }) => item],
    updated: ['text', ({ event }) => event.position],
    updated_at: ['text', ({ event }) => event.at],
    updated_by: ['text', ({ item, event }) => people.get(item.id) ?? event.actor],
  });
  await addTitleWords(
    sql,
    schema,
    changed.map(({ item }) => titleOf(item.newest.header)),
  );
}

/**
 * Returns who last changed the items of these events: a plan that publishes an item is not an author
 * of it.
 */
async function lastPeople(
  sql: Queryable,
  schema: string,
  events: readonly OccurredContentEvent[],
): Promise<ReadonlyMap<string, string>> {
  const byPeople = events.filter(({ actor }) => actor !== system);
  const people = new Map(byPeople.map(({ data, actor }) => [data.contentId, actor]));
  const others = events.filter(({ data }) => !people.has(data.contentId));
  if (others.length === 0) return people;
  const { rows } = await sql.query<{ id: string; updated_by: string }>(
    `select id, updated_by from ${schema}.item where id = any($1)`,
    [[...new Set(others.map(({ data }) => data.contentId))]],
  );
  return new Map([...people, ...rows.map((row) => [row.id, row.updated_by] as const)]);
}

/** Returns the filter values that either header names, without duplicates. */
function facetCodes({ newest, live }: ItemState): readonly string[] {
  const headers = live === null ? [newest.header] : [newest.header, live.header];
  return [...new Set(headers.flatMap(namedFacets).map(({ group, id }) => facetCode(group, id)))];
}

async function upsertModules(
  sql: Queryable,
  schema: string,
  events: readonly OccurredContentEvent[],
): Promise<void> {
  const newest = [
    ...new Map(selectModuleSaves(events).map((event) => [event.data.moduleId, event])).values(),
  ];
  await upsertRows(sql, `${schema}.module`, newest, {
    id: ['text', ({ data }) => data.moduleId],
    data: ['jsonb', ({ data }) => data.content.data],
    words: ['text', ({ data }) => wordsOf(textOfModule(data.content))],
    saved_at: ['text', ({ at }) => at],
    saved_by: ['text', ({ actor }) => actor],
  });
}
