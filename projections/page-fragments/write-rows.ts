import { parentIdOf } from '@parvis/contracts/content/header.ts';
import { linkedAddressesIn } from '@parvis/contracts/content/modules/linked-paths.ts';
import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import { withoutMailboxes } from '@parvis/contracts/content/modules/without-mailboxes.ts';
import { type OccurredContentEvent, selectModuleSaves } from '../content-state/content-event.ts';
import { addressHeader, type ItemState } from '../content-state/item-state.ts';
import { insertRows, upsertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { FragmentSpan } from './fold.ts';

/** Writes the current state of items. */
export async function upsertItems(
  sql: Queryable,
  schema: string,
  items: readonly ItemState[],
): Promise<void> {
  await upsertRows(sql, `${schema}.item`, items, {
    id: ['text', ({ id }) => id],
    parent_id: ['text', (item) => parentIdOf(addressHeader(item))],
    newest_parent_id: ['text', ({ newest }) => parentIdOf(newest.header)],
    state: ['json', (item) => item],
  });
}

/** Writes the content of every module revision that the events saved. */
export async function insertModuleRevisions(
  sql: Queryable,
  schema: string,
  events: readonly OccurredContentEvent[],
): Promise<void> {
  await insertRows(sql, `${schema}.module_revision`, selectModuleSaves(events), {
    module_id: ['text', ({ data }) => data.moduleId],
    revision: ['int', ({ data }) => data.revision],
    content: ['json', ({ data }) => withoutMailboxes(data.content)],
    saved_at: ['text', ({ at }) => at],
    saved_by: ['text', ({ actor }) => actor],
  });
}

/** Writes the links of every module revision that the events saved. */
export async function insertModuleLinks(
  sql: Queryable,
  schema: string,
  events: readonly OccurredContentEvent[],
): Promise<void> {
  const links = selectModuleSaves(events).flatMap(({ data: saved }) => {
    const { data } = saved.content;
    const targets = [...idsNamedBy(saved.content, 'contentId'), ...linkedAddressesIn(data)];
    return [...new Set(targets)].map((target) => ({ target, ...saved }));
  });
  await insertRows(sql, `${schema}.module_link`, links, {
    target: ['text', ({ target }) => target],
    content_id: ['text', ({ contentId }) => contentId],
    module_id: ['text', ({ moduleId }) => moduleId],
    revision: ['int', ({ revision }) => revision],
  });
}

/** Inserts fragments, including those that ended within their batch. */
export async function insertFragments(
  sql: Queryable,
  schema: string,
  opened: readonly FragmentSpan[],
): Promise<void> {
  await insertRows(sql, `${schema}.content_fragment`, opened, {
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
  });
}
