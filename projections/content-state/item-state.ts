import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { type ContentPlan, noPlan } from '@parvis/contracts/content/plan.ts';
import type { ContentStatus } from '@parvis/contracts/content/views.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OccurredContentEvent } from './content-event.ts';

/** A module without its content. */
export interface ModuleState {
  readonly id: ModuleId;
  readonly type: ModuleType;
  /** The newest revision; 0 before the first save. */
  readonly revision: number;
  /** The earlier revision with the same content, if that was restored. */
  readonly restored?: number | undefined;
  /** The revision that visitors see; null when they see none. */
  readonly live: number | null;
  readonly active: boolean;
  readonly deleted: boolean;
  /** When it was deleted, and by whom: an actor of the log. Absent unless it is deleted. */
  readonly deletion?: { readonly at: string; readonly by: string } | undefined;
}

export interface HeaderRevision {
  readonly revision: number;
  /** The earlier revision with the same content, if that was restored. */
  readonly restored?: number | undefined;
  readonly header: ContentHeader;
}

/** A content item folded from its events, kept as JSON between batches. */
export interface ItemState {
  readonly id: ContentId;
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly translationGroup: ContentId;
  /** Position at which the item was created: the order in which lists name items. */
  readonly created: Position;
  readonly status: ContentStatus;
  /** Absent from states stored before plans existed. */
  readonly plan?: ContentPlan;
  readonly newest: HeaderRevision;
  /** What visitors see; null unless published. */
  readonly live: HeaderRevision | null;
  /**
   * The header that determines the item's address since its first publication; null before, and
   * once deleted.
   */
  readonly addressed: ContentHeader | null;
  /** In the order of the draft; the places of deleted modules are meaningless. */
  readonly modules: readonly ModuleState[];
  /** The modules that visitors see, in their order. */
  readonly outline: readonly ModuleId[];
}

/**
 * Slug and parent of the item's address: those that visitors saw last, else the newest. Thus a
 * draft's slug never appears in the addresses of the pages below an unpublished item.
 */
export function addressHeader({ addressed, newest }: ItemState): ContentHeader {
  return addressed ?? newest.header;
}

/** Returns the plan of an item; states stored before plans existed have none. */
export function planOf({ plan }: ItemState): ContentPlan {
  return plan ?? noPlan;
}

/** Folds one event. @throws Error when the stream contradicts itself */
export function evolveItem(item: ItemState | undefined, event: OccurredContentEvent): ItemState {
  if (event.type === 'ContentCreated') return created(event);
  if (item === undefined)
    throw new Error(`${event.type} occurred on an item that was never created`);
  switch (event.type) {
    case 'HeaderSaved':
      return withHeader(item, event.data);
    case 'HeaderRestored':
      return withHeader(item, event.data, event.data.restored);
    case 'HeaderPinned':
      return { ...item, ...shown(item, event.data.revision) };
    case 'ModuleAdded':
      return { ...item, modules: [...item.modules, unsaved(event.data.moduleId, event.data.type)] };
    case 'ModuleSaved':
      return withContent(item, event.data);
    case 'ModuleRestored':
      return withContent(item, event.data, event.data.restored);
    case 'ModulePinned':
      return withArrangedOutline(
        withModule(item, event.data.moduleId, { live: event.data.revision }),
      );
    case 'ModuleActivated':
      return withModule(item, event.data.moduleId, { active: true });
    case 'ModuleDeactivated':
      return withoutModule(item, event.data, { active: false });
    case 'ModulesArranged': {
      const moved = { ...item, modules: arranged(item.modules, event.data.order) };
      return event.data.live ? withArrangedOutline(moved) : moved;
    }
    case 'ModuleDeleted':
      return withoutModule(item, event.data, { ...deletedBy(event), active: false });
    case 'ModuleUndeleted':
      return undeleted(item, event.data.moduleId);
    case 'ContentPublished':
      return published(item, event.data);
    case 'ContentUnpublished':
      return { ...withdrawn(item, 'draft'), plan: { ...planOf(item), unpublishAt: null } };
    case 'ContentArchived':
      return { ...withdrawn(item, 'archived'), plan: noPlan };
    case 'ContentUnarchived':
    case 'ContentUndeleted':
      return withdrawn(item, 'draft');
    case 'ContentScheduled':
      return { ...item, plan: planned(event.data) };
    case 'ContentDeleted':
      return { ...withdrawn(item, 'deleted'), addressed: null, plan: noPlan };
    case 'TranslationGroupJoined':
      return { ...item, translationGroup: event.data.translationGroup };
    case 'PreviewLinkCreated':
    case 'PreviewLinkRevoked':
    case 'ApprovalRequested':
    case 'ApprovalWithdrawn':
    case 'PublicationApproved':
    case 'PublicationReturned':
    case 'TranslationAligned':
    case 'ReviewAssigned':
      return item;
  }
}

function undeleted(item: ItemState, id: ModuleId): ItemState {
  return atTheEnd(withModule(item, id, { deleted: false, deletion: undefined }), id);
}

function planned({
  publishAt,
  unpublishAt,
  version,
}: Extract<OccurredContentEvent, { type: 'ContentScheduled' }>['data']): ContentPlan {
  return { publishAt, unpublishAt, ...(version && { fixed: true }) };
}

function created({
  data,
  position,
}: Extract<OccurredContentEvent, { type: 'ContentCreated' }>): ItemState {
  return {
    id: data.contentId,
    kind: data.header.kind,
    locale: data.locale,
    translationGroup: data.translationGroup,
    created: position,
    status: 'draft',
    plan: noPlan,
    newest: { revision: 1, header: data.header },
    live: null,
    addressed: null,
    modules: [],
    outline: [],
  };
}

function unsaved(id: ModuleId, type: ModuleType): ModuleState {
  return { id, type, revision: 0, live: null, active: false, deleted: false };
}

/** Only the newest header is ever published, or the one that is live already. */
function shown(item: ItemState, revision: number): Pick<ItemState, 'live' | 'addressed'> {
  const live = [item.newest, item.live].find((one) => one?.revision === revision);
  if (!live) throw new Error(`${item.id} has no header revision ${revision} to show`);
  return { live, addressed: live.header };
}

function withHeader(
  item: ItemState,
  { revision, header }: HeaderRevision,
  restored?: number,
): ItemState {
  return { ...item, newest: { revision, restored, header } };
}

function withContent(
  item: ItemState,
  { moduleId, revision }: { readonly moduleId: ModuleId; readonly revision: number },
  restored?: number,
): ItemState {
  return withModule(item, moduleId, { revision, restored });
}

function deletedBy({ at, actor: by }: OccurredContentEvent): Partial<ModuleState> {
  return { deleted: true, deletion: { at, by } };
}

function withModule(item: ItemState, id: ModuleId, change: Partial<ModuleState>): ItemState {
  if (!item.modules.some((module) => module.id === id))
    throw new Error(`${item.id} has no module ${id}`);
  const modules = item.modules.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...item, modules };
}

/** Takes a module out of the draft; an event of version 5 or earlier did so for visitors, too. */
function withoutModule(
  item: ItemState,
  { moduleId, live }: { readonly moduleId: ModuleId; readonly live?: true | undefined },
  change: Partial<ModuleState>,
): ItemState {
  if (!live) return withModule(item, moduleId, change);
  return withArrangedOutline(withModule(item, moduleId, { ...change, live: null }));
}

/** Shows visitors the modules that they see in the order of the draft. */
function withArrangedOutline(item: ItemState): ItemState {
  return { ...item, outline: item.modules.flatMap(({ id, live }) => (live === null ? [] : [id])) };
}

function arranged(modules: readonly ModuleState[], order: readonly ModuleId[]): ModuleState[] {
  const place = (module: ModuleState) => {
    const at = order.indexOf(module.id);
    return at < 0 ? order.length : at;
  };
  return modules.toSorted((a, b) => place(a) - place(b));
}

function atTheEnd(item: ItemState, id: ModuleId): ItemState {
  const moved = item.modules.filter((module) => module.id === id);
  return { ...item, modules: [...item.modules.filter((module) => module.id !== id), ...moved] };
}

function published(
  item: ItemState,
  { header, modules: pins }: Extract<OccurredContentEvent, { type: 'ContentPublished' }>['data'],
): ItemState {
  const liveOf = new Map(pins.map(({ moduleId, revision }) => [moduleId, revision]));
  return {
    ...item,
    status: 'published',
    plan: { unpublishAt: planOf(item).unpublishAt, publishAt: null },
    ...shown(item, header),
    modules: item.modules.map((module) => ({ ...module, live: liveOf.get(module.id) ?? null })),
    outline: pins.map(({ moduleId }) => moduleId),
  };
}

/** Returns the modules that visitors see, in their order, with the revisions that they see. */
export function listLiveModules({
  modules,
  outline,
}: ItemState): readonly { readonly id: ModuleId; readonly revision: number }[] {
  const live = new Map(modules.map((module) => [module.id, module.live]));
  return outline.flatMap((id) => {
    const revision = live.get(id);
    return revision ? [{ id, revision }] : [];
  });
}

function withdrawn(item: ItemState, status: Exclude<ContentStatus, 'published'>): ItemState {
  const modules = item.modules.map((module) => ({ ...module, live: null }));
  return { ...item, status, live: null, modules, outline: [] };
}
