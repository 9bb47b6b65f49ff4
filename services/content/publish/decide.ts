import { isDeepStrictEqual } from 'node:util';
import type { CommandOf, ItemParts } from '@parvis/contracts/content/commands.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { PinnedModule, Version } from '@parvis/contracts/content/version-changes.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Step } from '../item/decide-in-steps.ts';
import { type Decision, requirePublishable, requireSeenItem } from '../item/guards.ts';
import type { Item, ItemState } from '../item/item.ts';
import { draftVersion, publicVersion } from '../item/version.ts';
import { scheduled } from '../schedule/planned.ts';

/**
 * Publishes the draft as a whole: visitors see its header and its active modules, in their order
 * and newest revisions; or only the named parts of it, beside what they see already.
 */
export function decidePublish(command: CommandOf<'publish-content'>, state: ItemState): Decision {
  const publishable = requirePublishable(state, command);
  if (!publishable.ok) return publishable;
  const item = publishable.value;
  const { contentId, only, override } = command;
  const before = publicVersion(item);
  const version = only === undefined ? accept(draftVersion(item)) : versionWith(item, before, only);
  if (!version.ok) return version;
  if (isDeepStrictEqual(before, version.value)) return accept([]);
  const { header, modules } = version.value;
  const published = {
    contentId,
    header,
    modules: [...modules],
    ...(override !== undefined && { override }),
  };
  // A plan is completed by a publication of the whole draft only.
  const { plan } = item;
  const isKept = only !== undefined && plan.publishAt !== null;
  return accept([
    { type: 'ContentPublished', data: published },
    ...(isKept ? [scheduled(contentId, plan)] : []),
  ]);
}

/** Returns the step that publishes an item as a whole, or parts of it. */
export function publishStep(contentId: ContentId, what: true | ItemParts = true): Step {
  const only = what === true ? undefined : what;
  return (state) => decidePublish({ type: 'publish-content', contentId, only }, state);
}

/** Unpublishes an item: from then on only editors see it. */
export function decideUnpublish(
  { contentId, expectedRevision }: CommandOf<'unpublish-content'>,
  state: ItemState,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  if (seen.value.publication.kind !== 'published') return accept([]);
  return accept([{ type: 'ContentUnpublished', data: { contentId } }]);
}

/** Only what visitors see already can get parts of the draft. */
function versionWith(
  item: Item,
  before: Version | undefined,
  { header, modules }: ItemParts,
): Outcome<Version> {
  if (before === undefined) return refuse('content-not-public', { path: ['only'] });
  const known = new Set([...item.modules, ...item.deletedModules].map(({ id }) => id));
  if (!modules.every((id) => known.has(id)))
    return refuse('module-not-found', { path: ['only', 'modules'] });
  const draft = draftVersion(item);
  return accept({
    header: header ? draft.header : before.header,
    modules: outlineWith(before, draft, modules),
  });
}

/**
 * Returns the modules that visitors see once only these are published. One that they see already
 * keeps its place; another follows the module that precedes it in the draft.
 */
function outlineWith(
  before: Version,
  { modules: draft }: Version,
  published: readonly ModuleId[],
): readonly PinnedModule[] {
  const isPublished = new Set(published);
  const newest = new Map(draft.map((pin) => [pin.moduleId, pin]));
  const outline = before.modules.flatMap((pin) => {
    if (!isPublished.has(pin.moduleId)) return [pin];
    return newest.get(pin.moduleId) ?? [];
  });
  for (const [place, pin] of draft.entries()) {
    if (!isPublished.has(pin.moduleId) || outline.includes(pin)) continue;
    const earlier = new Set(draft.slice(0, place).map(({ moduleId }) => moduleId));
    outline.splice(outline.findLastIndex(({ moduleId }) => earlier.has(moduleId)) + 1, 0, pin);
  }
  return outline;
}
