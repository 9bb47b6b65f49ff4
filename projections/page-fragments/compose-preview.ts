import type { ItemVersion } from '@parvis/contracts/content/commands.ts';
import { contentDetailsSchema } from '@parvis/contracts/content/details.ts';
import { type ContentHeader, parentIdOf, titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { ComposedScreen, ContentScreen } from '@parvis/contracts/site/screens.ts';
import type { ItemState } from '../content-state/item-state.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { earliest } from '../revisioned/earliest.ts';
import { type CollectedPage, contentScreen, type PageRow } from './collected-page.ts';
import { composeFrame } from './compose-content-screen.ts';
import { pageGivenNow } from './compose-sql.ts';
import { pathBelow, withoutHomes } from './fragment.ts';
import { SiteTree } from './site-tree.ts';

/** One revision of a module to show instead of its newest. */
export interface ModuleRevision {
  readonly moduleId: ModuleId;
  readonly revision: number;
}

/** Parts that are typed and not saved yet. */
export interface TypedParts {
  readonly header: ContentHeader | undefined;
  readonly modules: ReadonlyMap<ModuleId, ModuleContent>;
}

/** What a preview shows besides the newest revisions: one of a module, or what is typed. */
export interface PreviewOf {
  readonly shown?: ModuleRevision;
  readonly typed?: TypedParts;
  /** Without inactive modules, and without parents that are not public: for readers who are no editors. */
  readonly asPublished?: true;
  /** A version instead of the draft: its header and its modules in their order. */
  readonly version?: ItemVersion;
}

/** A page other than the live one. */
export interface Preview {
  readonly composed: ComposedScreen<ContentScreen>;
  /** When and by whom (account id) the requested module revision was saved; null when none was requested. */
  readonly saved: { readonly at: string; readonly actor: string } | null;
}

/**
 * Composes a page as its editors see it: newest header, newest revision of every saved module,
 * inactive ones marked, and what is typed in their place; or its active modules with one module at
 * a given revision. Undefined when it does not exist.
 * @throws ReadModelNotServed
 */
export async function composePreview(
  db: Queryable,
  contentId: ContentId,
  { shown, typed, version, asPublished }: PreviewOf = {},
): Promise<Preview | undefined> {
  const chain = await readAncestry(db, contentId);
  const item = chain.find(({ id }) => id === contentId);
  if (item === undefined) return undefined;
  const saved = shown === undefined ? null : await savedRevision(db, item, shown);
  if (saved === undefined) return undefined;
  const page = previewedPage(chain, item, { shown, asPublished });
  const [rows, around] = await Promise.all([
    servedRows<CollectedPage>(db, pageGivenNow, [null, JSON.stringify(page)]),
    composeFrame(db, item.locale),
  ]);
  const [collected] = rows;
  if (collected === undefined) throw new Error('expected one row with the page');
  const position = earliest([collected.position, around.position]);
  const composed = contentScreen(collected, page, around.frame, position);
  if (shown !== undefined || asPublished) return { composed, saved };
  if (version !== undefined) return { composed: withVersion(composed, version), saved };
  const marked = withInactiveMarked(composed, item);
  return { composed: typed === undefined ? marked : withTyped(marked, item, typed), saved };
}

/** Returns the page with the parts that are typed, in their places. */
function withTyped(
  composed: ComposedScreen<ContentScreen>,
  item: ItemState,
  { header, modules: typed }: TypedParts,
): ComposedScreen<ContentScreen> {
  const saved = new Map(composed.screen.page.modules.map((module) => [module.id, module]));
  const modules = item.modules.flatMap(({ id, revision, active, deleted }) => {
    const content = typed.get(id);
    if (content === undefined || deleted) return saved.get(id) ?? [];
    return { id, revision, content, isInactive: !active, isTyped: true };
  });
  const { screen } = composed;
  const page = { ...screen.page, ...(header && fieldsShown(header)), modules };
  return { ...composed, screen: { ...screen, page } };
}

/** Returns the page with the header and the modules of a version. */
function withVersion(
  composed: ComposedScreen<ContentScreen>,
  { header, modules }: ItemVersion,
): ComposedScreen<ContentScreen> {
  const shown = modules.map(({ moduleId: id, revision, content }) => ({ id, revision, content }));
  const { screen } = composed;
  const page = { ...screen.page, ...fieldsShown(header.content), modules: shown };
  return { ...composed, screen: { ...screen, page } };
}

function fieldsShown(header: ContentHeader) {
  return {
    title: titleOf(header),
    summary: header.summary ?? undefined,
    details: contentDetailsSchema.parse(header),
  };
}

function withInactiveMarked(
  composed: ComposedScreen<ContentScreen>,
  item: ItemState,
): ComposedScreen<ContentScreen> {
  const inactive = new Set(item.modules.filter(({ active }) => !active).map(({ id }) => id));
  const { screen } = composed;
  const modules = screen.page.modules.map((module) =>
    inactive.has(module.id) ? { ...module, isInactive: true } : module,
  );
  return { ...composed, screen: { ...screen, page: { ...screen.page, modules } } };
}

/** Which modules and parents are shown. */
interface ShownOf {
  readonly shown: ModuleRevision | undefined;
  readonly asPublished: true | undefined;
}

function previewedPage(
  chain: readonly ItemState[],
  item: ItemState,
  { shown, asPublished }: ShownOf,
): PageRow {
  const { header } = item.newest;
  const { summary, slug } = header;
  const newestOnly = { ...item, live: null, addressed: null };
  const others = chain.filter(({ id }) => id !== item.id);
  const ancestors = new SiteTree([...others, newestOnly]).ancestorsOf(newestOnly);
  const visible = asPublished ? ancestors.filter(({ live }) => live !== null) : ancestors;
  return {
    id: item.id,
    locale: item.locale,
    path: pathBelow(ancestors, item, slug),
    parent_id: parentIdOf(header) ?? null,
    ancestors: isTreeKind(item.kind) ? withoutHomes(visible) : null,
    title: titleOf(header),
    summary: summary ?? null,
    translation_group: item.translationGroup,
    modules: item.modules.flatMap(({ id, active, deleted, revision }) => {
      if (shown?.moduleId === id) return [{ id, revision: shown.revision }];
      const isAny = shown === undefined && !asPublished;
      const isPreviewed = isAny ? revision > 0 && !deleted : active;
      return isPreviewed ? [{ id, revision }] : [];
    }),
    // Headers in rows of version 1 do not contain their kind.
    details: contentDetailsSchema.parse({ ...header, kind: item.kind }),
  };
}

/** Returns the item and its ancestors, by newest and by live headers. */
async function readAncestry(db: Queryable, contentId: ContentId): Promise<ItemState[]> {
  const rows = await servedRows<{ state: ItemState }>(
    db,
    `with recursive above as (
       select id, parent_id, newest_parent_id from page_fragments.item where id = $1
       union
       select one.id, one.parent_id, one.newest_parent_id
       from above
         cross join lateral (values (above.parent_id), (above.newest_parent_id)) as parent (id)
         join page_fragments.item one on one.id = parent.id
     )
     select state from page_fragments.item where id in (select id from above)`,
    [contentId],
  );
  return rows.map(({ state }) => state);
}

async function savedRevision(
  db: Queryable,
  item: ItemState,
  { moduleId, revision }: ModuleRevision,
): Promise<Preview['saved'] | undefined> {
  if (!item.modules.some(({ id }) => id === moduleId)) return undefined;
  const [row] = await servedRows<{ at: string; actor: string }>(
    db,
    `select saved_at as at, saved_by as actor from page_fragments.module_revision
     where module_id = $1 and revision = $2`,
    [moduleId, revision],
  );
  return row;
}
