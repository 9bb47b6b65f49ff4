import { isDeepStrictEqual } from 'node:util';
import type { ItemVersion } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Version } from '@parvis/contracts/content/version-changes.ts';
import type { Item, ItemPlan, Saved } from '../item/item.ts';
import { hasContentOf } from '../item/version.ts';

/** Returns the event that replaces the plan of an item. */
export function scheduled(
  contentId: ContentId,
  { publishAt, unpublishAt, version }: ItemPlan,
): Extract<ContentEvent, { type: 'ContentScheduled' }> {
  const fixed = publishAt === null ? undefined : version;
  const pins = fixed && { version: pinsOf(fixed) };
  return { type: 'ContentScheduled', data: { contentId, publishAt, unpublishAt, ...pins } };
}

/** Returns whether two plans do the same. */
export function isSamePlan(contentId: ContentId, one: ItemPlan, other: ItemPlan): boolean {
  return isDeepStrictEqual(scheduled(contentId, one), scheduled(contentId, other));
}

/** Returns the revisions of a version. */
export function pinsOf({ header, modules }: ItemVersion) {
  return {
    header: header.revision,
    modules: modules.map(({ moduleId, revision }) => ({ moduleId, revision })),
  };
}

/**
 * Returns a version of an item with its contents, which are those of the draft, or of the version
 * that is planned already.
 * @throws Error when the stream contradicts itself
 */
export function plannedVersion(item: Item, { header, modules }: Version): ItemVersion {
  const planned = item.plan.version;
  const find = <T>(newest: Saved<T> | undefined, revision: number, known: T | undefined): T => {
    if (newest && hasContentOf(newest, revision)) return newest.content;
    if (known === undefined)
      throw new Error(`${item.contentId} has no revision ${revision} to plan`);
    return known;
  };
  const knownHeader = planned?.header.revision === header ? planned.header.content : undefined;
  return {
    header: { revision: header, content: find(item.header, header, knownHeader) },
    modules: modules.map(({ moduleId, revision }) => {
      const module = item.modules.find(({ id }) => id === moduleId);
      const newest = module?.kind === 'saved' ? module.newest : undefined;
      const known = planned?.modules.find(
        (one) => one.moduleId === moduleId && one.revision === revision,
      );
      return { moduleId, revision, content: find(newest, revision, known?.content) };
    }),
    deleted: [],
  };
}
