import { parentIdOf } from '@parvis/contracts/content/header.ts';
import type { HappenedContentEvent } from '../platform/content/content-event.ts';
import { addressHeader, type ItemState } from '../platform/content/item-state.ts';
import { searchedWords } from '../platform/filtered-lists/list-words.ts';
import { givenRows } from '../platform/given-rows.ts';
import type { Queryable } from '../platform/queryable.ts';
import { facetsOf } from './facets-of.ts';
import type { FragmentSpan } from './fold.ts';

/** Writes items as they are now. */
export async function upsertItems(
  sql: Queryable,
  schema: string,
  items: readonly ItemState[],
): Promise<void> {
  if (items.length === 0) return;
  const { names, select, values } = givenRows(items, {
    id: ['text', ({ id }) => id],
    parent_id: ['text', (item) => parentIdOf(addressHeader(item))],
    newest_parent_id: ['text', ({ newest }) => parentIdOf(newest.header)],
    state: ['json', (item) => item],
  });
  await sql.query(
    `insert into ${schema}.item (${names}) ${select}
     on conflict (id) do update set parent_id = excluded.parent_id,
       newest_parent_id = excluded.newest_parent_id, state = excluded.state`,
    values,
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
  const { names, select, values } = givenRows(saved, {
    module_id: ['text', ({ data }) => data.moduleId],
    revision: ['int', ({ data }) => data.revision],
    content: ['json', ({ data }) => data.content],
    saved_at: ['text', ({ at }) => at],
    saved_by: ['text', ({ actor }) => actor],
  });
  await sql.query(`insert into ${schema}.module_revision (${names}) ${select}`, values);
}

/** Adds fragments, those that ended within their batch included. */
export async function insertFragments(
  sql: Queryable,
  schema: string,
  opened: readonly FragmentSpan[],
): Promise<void> {
  if (opened.length === 0) return;
  const { names, select, values } = givenRows(opened, {
    id: ['text', ({ fragment }) => fragment.id],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    created: ['text', ({ fragment }) => fragment.created],
    locale: ['text', ({ fragment }) => fragment.locale],
    path: ['text', ({ fragment }) => fragment.path],
    home: ['boolean', ({ fragment }) => fragment.home],
    parent_id: ['text', ({ fragment }) => fragment.parentId],
    ancestors: ['text[]', ({ fragment }) => fragment.ancestors],
    title: ['text', ({ fragment }) => fragment.title],
    summary: ['text', ({ fragment }) => fragment.summary],
    translation_group: ['text', ({ fragment }) => fragment.translationGroup],
    modules: ['jsonb', ({ fragment }) => fragment.modules],
    details: ['jsonb', ({ fragment }) => fragment.details],
    words: [
      'text',
      ({ fragment: { title, summary } }) => searchedWords(`${title} ${summary ?? ''}`),
    ],
    facets: ['text[]', ({ fragment }) => facetsOf(fragment.details)],
  });
  await sql.query(`insert into ${schema}.content_fragment (${names}) ${select}`, values);
}
