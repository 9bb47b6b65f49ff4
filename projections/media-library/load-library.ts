import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import type { ItemState } from '../content-state/item-state.ts';
import { selectStates } from '../content-state/kept-states.ts';
import { loadMissing } from '../engine/memory.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { Library, ModuleNames } from './library.ts';
import type { KnownMedia } from './listed-media.ts';
import { namesIn } from './named-media.ts';
import { type LibraryEvent, namesOfEvent } from './read-event.ts';
import type { ShownItemsOfItem } from './usage-graph.ts';

/** Loads what folding these events requires and the library lacks. */
export async function loadLibrary(
  library: Library,
  sql: Queryable,
  schema: string,
  events: readonly LibraryEvent[],
): Promise<void> {
  const ids = new Set(events.map(({ id }) => id));
  const contents = events.flatMap(({ family, id }) => (family === 'content' ? [id] : []));
  const named = await loadItems(library, sql, schema, contents);
  for (const id of events.flatMap(namesOfEvent)) named.add(id);
  const missing = [...ids, ...named].filter((id) => !library.usageGraph.has(id));
  const found = await selectShowers(sql, schema, missing);
  for (const item of found) library.usageGraph.add(item);
  for (const id of missing) library.usageGraph.add(library.usageGraph.get(id));
  const ofMedia = found.flatMap(({ id, kind }) => (kind === 'media' ? [id] : []));
  const changed = events.flatMap(({ family, id }) => (family === 'media' ? [id] : []));
  await loadMissing(library.media, [...changed, ...ofMedia], (absent) =>
    selectMedia(sql, schema, absent),
  );
}

/** Loads items with the media in their modules; returns all that these name. */
async function loadItems(
  library: Library,
  sql: Queryable,
  schema: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  await loadMissing(library.items, ids, async (missing) => {
    for (const one of await selectModuleNames(sql, schema, missing)) {
      library.addModule(one);
      for (const id of one.names) named.add(id);
    }
    const items = await selectStates<ItemState>(sql, `${schema}.item`, missing);
    for (const [, { newest, live }] of items)
      for (const id of namesIn([newest.header, live?.header])) named.add(id);
    return items;
  });
  return named;
}

/** Loads these and everything they name, at any depth. */
async function selectShowers(
  sql: Queryable,
  schema: string,
  ids: readonly string[],
): Promise<readonly ShownItemsOfItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.query<ShownItemsOfItem>(
    `with recursive below as (
       select unnest($1::text[]) collate "C" as id
       union
       select unnest(shower.names) from below join ${schema}.shower using (id)
     )
     select id, kind, label, root, gone, names, used, shown_by as "shownBy"
     from ${schema}.shower where id in (select id from below)`,
    [ids],
  );
  return rows;
}

async function selectModuleNames(
  sql: Queryable,
  schema: string,
  ids: readonly string[],
): Promise<readonly ModuleNames[]> {
  const { rows } = await sql.query<ModuleNames>(
    `select content_id as "contentId", module_id as "moduleId", revision, names
     from ${schema}.module_names where content_id = any($1)`,
    [ids],
  );
  return rows;
}

async function selectMedia(
  sql: Queryable,
  schema: string,
  ids: string[],
): Promise<[string, KnownMedia][]> {
  const { rows } = await sql.query<{ state: Media; created: Position; added: string }>(
    `select state, first.valid_from as created, first.updated_at as added from ${schema}.media
     cross join lateral (
       select valid_from, updated_at from ${schema}.media once
       where once.id = media.id order by valid_from limit 1) first
     where id = any($1) and valid_to is null`,
    [ids],
  );
  return rows.map(({ state, ...first }) => [state.id, { media: state, ...first }]);
}
