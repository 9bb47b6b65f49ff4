import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import type {
  ContentView,
  DeletedModuleView,
  ModuleView,
} from '@parvis/contracts/content/views.ts';
import { type ItemState, listLiveModules, type ModuleState } from '../content-state/item-state.ts';
import { isHeaderPending, isModulePending, isPending } from '../content-state/pending.ts';
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
 * revisions. `updatedBy`, `savedBy` and `deletedBy` are account ids. Undefined when the item does
 * not exist.
 * @throws ReadModelNotServed
 */
export async function readContentItem(
  db: Queryable,
  id: ContentId,
): Promise<EditedContent | undefined> {
  const row = await readRow(db, id);
  return row && toContentView(row);
}

/**
 * Like `readContentItem`, with the header and the modules that visitors see, in their order. A
 * module that has changed since has no `data`. Undefined when visitors see nothing.
 * @throws ReadModelNotServed
 */
export async function readPublicItem(
  db: Queryable,
  id: ContentId,
): Promise<EditedContent | undefined> {
  const row = await readRow(db, id);
  if (!row?.state.live) return undefined;
  const { state } = row;
  const shown = { ...state, newest: row.state.live };
  const modules = listLiveModules(state).flatMap(({ id: moduleId, revision }) => {
    const module = state.modules.find((one) => one.id === moduleId);
    if (module === undefined) return [];
    const saved = module.revision === revision ? row.saved : [];
    return { ...toModuleView(state, module, saved), revision, active: true, deleted: false };
  });
  return {
    ...toContentView({ ...row, state: shown }),
    pending: isPending(state),
    headerPending: isHeaderPending(state),
    modules,
  };
}

async function readRow(db: Queryable, id: ContentId): Promise<ContentRow | undefined> {
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
  return row;
}

function toContentView(row: ContentRow): EditedContent {
  const { state } = row;
  return {
    ...toSummary(row),
    summary: state.newest.header.summary ?? null,
    liveRevision: state.live?.revision ?? null,
    headerPending: isHeaderPending(state),
    translations: row.siblings.map(toSummary).map(toTranslation),
    modules: state.modules
      .filter(({ deleted }) => !deleted)
      .map((module) => toModuleView(state, module, row.saved)),
    deletedModules: state.modules
      .flatMap((module) => toDeletedModule(state, module, row.saved))
      .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt)),
  };
}

function toDeletedModule(
  { id: contentId }: ItemState,
  { id, type, revision, live, deletion }: ModuleState,
  saved: readonly ModuleRow[],
): DeletedModuleView[] {
  if (deletion === undefined) return [];
  const data = saved.find((one) => one.id === id)?.data;
  const title = data === undefined ? '' : titleOfModule({ type, data });
  const { at: deletedAt, by: deletedBy } = deletion;
  return [{ id, contentId, type, revision, liveRevision: live, title, deletedAt, deletedBy }];
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
  module: ModuleState,
  saved: readonly ModuleRow[],
): ModuleView {
  const { id, type, revision, live, active, deleted } = module;
  const row = saved.find((one) => one.id === id);
  return {
    id,
    contentId: item.id,
    type,
    revision,
    liveRevision: live,
    pending: isModulePending(item, module),
    active,
    deleted,
    data: row?.data ?? null,
    savedAt: row?.saved_at ?? null,
    savedBy: row?.saved_by ?? null,
  };
}
