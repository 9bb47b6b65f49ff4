import { parentIdOf } from '@parvis/contracts/content/header.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { HappenedContentEvent } from '../platform/content/content-event.ts';
import { addressHeader, type ItemState } from '../platform/content/item-state.ts';
import type { Queryable } from '../platform/queryable.ts';
import type { FragmentSpan } from './fold.ts';
import { facetsOf, searchedWords } from './list-words.ts';

/** Writes items as they are now. */
export async function upsertItems(
  sql: Queryable,
  schema: string,
  items: readonly ItemState[],
): Promise<void> {
  if (items.length === 0) return;
  await sql.query(
    `insert into ${schema}.item (id, parent_id, newest_parent_id, state)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[])
     on conflict (id) do update set parent_id = excluded.parent_id,
       newest_parent_id = excluded.newest_parent_id, state = excluded.state`,
    [
      items.map(({ id }) => id),
      items.map((item) => parentIdOf(addressHeader(item)) ?? null),
      items.map(({ newest }) => parentIdOf(newest.header) ?? null),
      items.map((item) => JSON.stringify(item)),
    ],
  );
}

/** Keeps the content of every module revision that the events saved. */
export async function insertModuleRevisions(
  sql: Queryable,
  schema: string,
  events: readonly HappenedContentEvent[],
): Promise<void> {
  const saved = events.filter(
    (event) => event.type === 'ModuleSaved' || event.type === 'ModuleRestored',
  );
  if (saved.length === 0) return;
  await sql.query(
    `insert into ${schema}.module_revision (module_id, revision, content, saved_at, saved_by)
     select * from unnest($1::text[], $2::int[], $3::jsonb[], $4::text[], $5::text[])`,
    [
      saved.map(({ data }) => data.moduleId),
      saved.map(({ data }) => data.revision),
      saved.map(({ data }) => JSON.stringify(data.content)),
      saved.map(({ at }) => at),
      saved.map(({ actor }) => actor),
    ],
  );
}

/** Ends the open fragments of these items. */
export async function closeFragments(
  sql: Queryable,
  schema: string,
  closed: ReadonlyMap<string, Position>,
): Promise<void> {
  if (closed.size === 0) return;
  await sql.query(
    `update ${schema}.content_fragment as fragment set valid_to = ended.at
     from unnest($1::text[], $2::text[]) as ended (id, at)
     where fragment.id = ended.id and fragment.valid_to is null`,
    [[...closed.keys()], [...closed.values()]],
  );
}

/** Adds fragments, those that ended within their batch included. */
export async function insertFragments(
  sql: Queryable,
  schema: string,
  opened: readonly FragmentSpan[],
): Promise<void> {
  if (opened.length === 0) return;
  const fragments = opened.map(({ fragment }) => fragment);
  await sql.query(
    `insert into ${schema}.content_fragment (id, valid_from, valid_to, created, locale, path, home,
       parent_id, ancestors, title, summary, translation_group, modules, details, words, facets)
     select id, valid_from, valid_to, created, locale, path, home, parent_id,
       string_to_array(ancestors, ' '), title, summary, translation_group, modules, details, words,
       string_to_array(facets, ' ')
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::boolean[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::jsonb[],
       $14::jsonb[], $15::text[], $16::text[])
       as given (id, valid_from, valid_to, created, locale, path, home, parent_id, ancestors, title,
         summary, translation_group, modules, details, words, facets)`,
    [
      fragments.map(({ id }) => id),
      opened.map(({ from }) => from),
      opened.map(({ to }) => to),
      fragments.map(({ created }) => created),
      fragments.map(({ locale }) => locale),
      fragments.map(({ path }) => path),
      fragments.map(({ home }) => home),
      fragments.map(({ parentId }) => parentId),
      // unnest would flatten arrays of different lengths; ids hold no space.
      fragments.map(({ ancestors }) => ancestors?.join(' ') ?? null),
      fragments.map(({ title }) => title),
      fragments.map(({ summary }) => summary),
      fragments.map(({ translationGroup }) => translationGroup),
      fragments.map(({ modules }) => JSON.stringify(modules)),
      fragments.map(({ details }) => JSON.stringify(details)),
      fragments.map(({ title, summary }) => searchedWords(`${title} ${summary ?? ''}`)),
      fragments.map(({ details }) => facetsOf(details).join(' ')),
    ],
  );
}

/** Says at which position each tag changed last. */
export async function upsertChangedTags(
  sql: Queryable,
  schema: string,
  tags: ReadonlyMap<string, Position>,
): Promise<void> {
  if (tags.size === 0) return;
  await sql.query(
    `insert into ${schema}.changed_tag (tag, "position")
     select * from unnest($1::text[], $2::text[])
     on conflict (tag) do update set "position" = excluded."position"`,
    [[...tags.keys()], [...tags.values()]],
  );
}
