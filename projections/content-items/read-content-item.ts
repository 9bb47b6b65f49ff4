import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';
import type { ItemState, ModuleState } from '../content-state/item-state.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ItemRow, itemColumns, toSummary } from './item-row.ts';

interface ModuleRow {
  readonly id: ModuleId;
  readonly data: Record<string, unknown>;
  readonly saved_at: string;
  readonly saved_by: string;
}

interface ContentRow extends ItemRow {
  readonly saved: readonly ModuleRow[];
  readonly siblings: readonly ItemRow[];
}

/**
 * Returns an item with its translations and its modules, except deleted ones, in their newest
 * revisions. `updatedBy` and `savedBy` are account ids. Undefined when the item does not exist.
 * @throws ReadModelNotServed
 */
export async function readContentItem(
  db: Queryable,
  id: ContentId,
): Promise<EditedContent | undefined> {
  const [row] = await servedRows<ContentRow>(
    db,
    `select read_position('content-items') as position, ${itemColumns('item')},
       (select coalesce(json_agg(to_json(module)), '[]') from content_items.module
        where module.id in (select one->>'id' from jsonb_array_elements(item.state->'modules') one)
       ) as saved,
       (select coalesce(json_agg(to_json(other)), '[]') from (
          select ${itemColumns('sibling')} from content_items.item sibling
          where sibling.translation_group = item.translation_group and sibling.id <> item.id
            and sibling.status <> 'deleted'
          order by sibling.state->>'created') other
       ) as siblings
     from content_items.item where item.id = $1`,
    [id],
  );
  return row && toContentView(row);
}

function toContentView(row: ContentRow): EditedContent {
  const { state } = row;
  return {
    ...toSummary(row),
    summary: state.newest.header.summary ?? null,
    liveRevision: state.live?.revision ?? null,
    translations: row.siblings.map(toSummary).map(toTranslation),
    modules: state.modules
      .filter(({ deleted }) => !deleted)
      .map((module) => toModuleView(state, module, row.saved)),
  };
}

/**
 * Returns one module, deleted or not; undefined when it does not exist.
 * @throws ReadModelNotServed
 */
export async function readModule(db: Queryable, id: ModuleId): Promise<ModuleView | undefined> {
  const [row] = await servedRows<{ state: ItemState; saved: readonly ModuleRow[] }>(
    db,
    `select read_position('content-items') as position, item.state,
       (select coalesce(json_agg(to_json(module)), '[]') from content_items.module
        where module.id = $2) as saved
     from content_items.item where item.id = $1`,
    [contentIdOf(id), id],
  );
  const module = row?.state.modules.find((one) => one.id === id);
  return row && module && toModuleView(row.state, module, row.saved);
}

function toTranslation({
  id,
  locale,
  title,
  url,
  status,
}: Pick<
  ContentView,
  'id' | 'locale' | 'title' | 'url' | 'status'
>): ContentView['translations'][number] {
  return { id, locale, title, url, status };
}

function toModuleView(
  item: ItemState,
  { id, type, revision, live, active, deleted }: ModuleState,
  saved: readonly ModuleRow[],
): ModuleView {
  const row = saved.find((one) => one.id === id);
  return {
    id,
    contentId: item.id,
    type,
    revision,
    liveRevision: live,
    active,
    deleted,
    data: row?.data ?? null,
    savedAt: row?.saved_at ?? null,
    savedBy: row?.saved_by ?? null,
  };
}
