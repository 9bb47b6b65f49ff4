import type { upkeepEventSchemas } from '@parvis/contracts/content/events.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { noPlan } from '@parvis/contracts/content/plan.ts';
import { settled, withApproval } from '../approval/evolve.ts';
import { plannedVersion } from '../schedule/planned.ts';
import {
  type DeletedModule,
  type Item,
  type ItemState,
  type Module,
  type OccurredEvent,
  type Occurrence,
  type Publication,
  type Saved,
} from './item.ts';

/** Applies an event to the state. @throws Error when the stream contradicts itself */
export function evolve(state: ItemState, event: OccurredEvent): Item {
  if (event.type === 'ContentCreated') {
    const { contentId, locale, translationGroup, header } = event.data;
    return {
      kind: 'existing',
      contentId,
      locale,
      translationGroup,
      header: saved(event, { revision: 1 }, header),
      publication: { kind: 'draft' },
      plan: noPlan,
      modules: [],
      deletedModules: [],
      previewLinks: [],
      review: { owner: null, reviewOn: null },
    };
  }
  if (state.kind === 'none') throw new Error(`${event.type} occurred before ContentCreated`);
  return evolveItem(state, event);
}

function evolveItem(item: Item, event: Exclude<OccurredEvent, { type: 'ContentCreated' }>): Item {
  switch (event.type) {
    case 'HeaderSaved':
      return { ...item, header: saved(event, event.data, event.data.header) };
    case 'HeaderRestored':
      return { ...item, header: restored(event, event.data, event.data.header) };
    case 'HeaderPinned':
      return { ...item, publication: withHeader(item, event.data.revision) };
    case 'ModuleAdded':
      return withModule(item, event);
    case 'ModuleSaved': {
      const { moduleId, content } = event.data;
      return withContent(item, moduleId, saved(event, event.data, content));
    }
    case 'ModuleRestored': {
      const { moduleId, content } = event.data;
      return withContent(item, moduleId, restored(event, event.data, content));
    }
    case 'ModulePinned':
      return withPin(item, event.data.moduleId, event.data.revision);
    case 'ModuleActivated':
      return withActive(item, event.data.moduleId, true);
    case 'ModuleDeactivated':
      return deactivated(item, event.data);
    case 'ModulesArranged':
      return arranged(item, event.data);
    case 'ModuleDeleted':
      return withoutModule(item, event.data);
    case 'ModuleUndeleted':
      return undeleted(item, event.data.moduleId);
    case 'ContentPublished':
      return published(item, event.data);
    case 'ApprovalRequested':
    case 'ApprovalWithdrawn':
    case 'PublicationApproved':
    case 'PublicationReturned':
      return withApproval(item, event);
    case 'ContentUnpublished':
      return { ...offline(item, 'draft'), plan: { ...item.plan, unpublishAt: null } };
    case 'ContentArchived':
      return settled({ ...offline(item, 'archived'), plan: noPlan });
    case 'ContentUnarchived':
      return offline(item, 'draft');
    case 'ContentUndeleted':
      return { ...item, publication: { kind: 'draft' } };
    case 'ContentScheduled':
      return { ...item, plan: planned(item, event.data) };
    case 'ContentDeleted':
      return settled({ ...item, publication: { kind: 'deleted' }, plan: noPlan, previewLinks: [] });
    case 'TranslationGroupJoined':
      return { ...item, translationGroup: event.data.translationGroup };
    case 'TranslationAligned':
    case 'ReviewAssigned':
      return withUpkeep(item, event);
    case 'PreviewLinkCreated':
      return withPreviewLink(item, event);
    case 'PreviewLinkRevoked':
      return { ...item, previewLinks: without(item.previewLinks, event.data.linkId) };
  }
}

function withModule(item: Item, event: Extract<OccurredEvent, { type: 'ModuleAdded' }>): Item {
  const { moduleId: id, type } = event.data;
  const added = { by: event.by, at: event.at };
  return { ...item, modules: [...item.modules, { kind: 'unsaved', id, type, added }] };
}

function withUpkeep(
  item: Item,
  { type, data }: Extract<OccurredEvent, { type: keyof typeof upkeepEventSchemas }>,
): Item {
  if (type === 'TranslationAligned') return { ...item, aligned: data };
  return { ...item, review: { owner: data.owner, reviewOn: data.reviewOn } };
}

function undeleted(item: Item, moduleId: ModuleId): Item {
  const { was: _was, ...module } = getModule(item.deletedModules, moduleId);
  const deletedModules = without(item.deletedModules, module.id);
  return { ...item, deletedModules, modules: [...item.modules, module] };
}

/** Links that have expired are forgotten. */
function withPreviewLink(
  item: Item,
  { data, by, at }: Extract<OccurredEvent, { type: 'PreviewLinkCreated' }>,
): Item {
  const { linkId: id, digest, until } = data;
  const valid = item.previewLinks.filter((link) => Date.parse(link.until) > Date.parse(at));
  return { ...item, previewLinks: [...valid, { id, digest, until, by, at }] };
}

type DataOf<T extends OccurredEvent['type']> = Extract<OccurredEvent, { type: T }>['data'];

function deactivated(item: Item, { moduleId, live }: DataOf<'ModuleDeactivated'>): Item {
  const changedItem = withActive(item, moduleId, false);
  return live ? withoutPin(changedItem, moduleId) : changedItem;
}

function arranged(item: Item, { order, live }: DataOf<'ModulesArranged'>): Item {
  const moved = { ...item, modules: order.map((id) => getModule(item.modules, id)) };
  return live ? withArrangedPins(moved) : moved;
}

function withoutModule(item: Item, { moduleId, live }: DataOf<'ModuleDeleted'>): Item {
  const module = getModule(item.modules, moduleId);
  const deletedModules = [...item.deletedModules, deleted(item, module)];
  const kept = { ...item, modules: without(item.modules, moduleId), deletedModules };
  return live ? withoutPin(kept, moduleId) : kept;
}

/**
 * An item that visitors cannot read keeps the header that they saw last, if they saw one.
 */
function offline(item: Item, kind: 'draft' | 'archived'): Item {
  const { publication } = item;
  if (publication.kind === 'published')
    return { ...item, publication: { kind, lastLive: publication.header.content } };
  return { ...item, publication: { ...publication, kind } };
}

function planned(
  item: Item,
  { publishAt, unpublishAt, version }: DataOf<'ContentScheduled'>,
): Item['plan'] {
  return { publishAt, unpublishAt, version: version && plannedVersion(item, version) };
}

function published(item: Item, { header: revision, modules }: DataOf<'ContentPublished'>): Item {
  const { publication } = item;
  const isUnchanged = publication.kind === 'published' && publication.header.revision === revision;
  const header = isUnchanged ? publication.header : newestHeader(item, revision);
  const pins = new Map(modules.map((pin) => [pin.moduleId, pin.revision]));
  const plan = { unpublishAt: item.plan.unpublishAt, publishAt: null };
  return settled({ ...item, publication: { kind: 'published', header, pins }, plan });
}

function saved<T>(
  { by, at }: Occurrence,
  { revision }: Pick<Saved<T>, 'revision'>,
  content: T,
): Saved<T> {
  return { revision, content, by, at };
}

function restored<T>(
  occurrence: Occurrence,
  event: { readonly revision: number; readonly restored: number },
  content: T,
): Saved<T> {
  return { ...saved(occurrence, event, content), restored: event.restored };
}

function newestHeader(item: Item, revision: number): Item['header'] {
  if (item.header.revision !== revision)
    throw new Error(`header revision ${revision} of ${item.contentId} is not the newest`);
  return item.header;
}

function withHeader(item: Item, revision: number): Publication {
  if (item.publication.kind !== 'published') return item.publication;
  return { ...item.publication, header: newestHeader(item, revision) };
}

function withContent(item: Item, id: ModuleId, newest: Saved<ModuleContent>): Item {
  return changed(item, id, (module) => ({
    kind: 'saved',
    id,
    type: module.type,
    newest,
    active: module.kind === 'saved' && module.active,
  }));
}

function withActive(item: Item, id: ModuleId, active: boolean): Item {
  return changed(item, id, (module) => {
    if (module.kind === 'unsaved') throw new Error(`module ${id} was never saved`);
    return { ...module, active };
  });
}

function withPin(item: Item, id: ModuleId, revision: number): Item {
  if (item.publication.kind !== 'published') return item;
  const pins = new Map(item.publication.pins).set(id, revision);
  return withArrangedPins({ ...item, publication: { ...item.publication, pins } });
}

/** Puts the modules that visitors see into the order of the draft. */
function withArrangedPins(item: Item): Item {
  if (item.publication.kind !== 'published') return item;
  const { pins: before } = item.publication;
  const pins = new Map(
    item.modules.flatMap(({ id }) => {
      const revision = before.get(id);
      return revision === undefined ? [] : [[id, revision] as const];
    }),
  );
  return { ...item, publication: { ...item.publication, pins } };
}

function withoutPin(item: Item, id: ModuleId): Item {
  if (item.publication.kind !== 'published') return item;
  const pins = new Map(item.publication.pins);
  pins.delete(id);
  return { ...item, publication: { ...item.publication, pins } };
}

function changed(item: Item, id: ModuleId, change: (module: Module) => Module): Item {
  getModule(item.modules, id);
  return { ...item, modules: item.modules.map((one) => (one.id === id ? change(one) : one)) };
}

function deleted(item: Item, module: Module): DeletedModule {
  const after = item.modules.slice(0, item.modules.indexOf(module)).map(({ id }) => id);
  const active = module.kind === 'saved' && module.active;
  const was = { active, after };
  return { ...(module.kind === 'saved' ? { ...module, active: false } : module), was };
}

function without<One extends { readonly id: string }>(
  ones: readonly One[],
  id: string,
): readonly One[] {
  return ones.filter((one) => one.id !== id);
}

function getModule<M extends Module>(modules: readonly M[], id: ModuleId): M {
  const module = modules.find((one) => one.id === id);
  if (module === undefined) throw new Error(`module ${id} does not exist`);
  return module;
}
