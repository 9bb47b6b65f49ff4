import { isDeepStrictEqual } from 'node:util';
import type { Version } from '@parvis/contracts/content/version-changes.ts';
import type { OccurredContentEvent } from '../content-state/content-event.ts';
import { type ItemState, listLiveModules } from '../content-state/item-state.ts';

/** What the upkeep of an item takes, folded from its events and the versions of its original. */
export interface Upkeep {
  readonly id: string;
  /** The item by whose id its translation group is named; null for that item itself. */
  readonly original: string | null;
  /** Whether it is neither archived nor deleted. */
  readonly open: boolean;
  /** Whether visitors see it. */
  readonly shown: boolean;
  /** The number of its newest public version, as lists of versions count them; 0 without one. */
  readonly versions: number;
  /** The number of the oldest version since which what visitors see has been the same. */
  readonly since: number;
  /** The newest public version. */
  readonly last: Version | null;
  /** The number of the version of its original that it says. */
  readonly aligned: number;
  /** Whether somebody said so. */
  readonly stated: boolean;
  readonly owner: string | null;
  readonly reviewOn: string | null;
}

/** Returns whether an event may change the upkeep of its item. */
export function isAboutUpkeep(event: OccurredContentEvent): boolean {
  switch (event.type) {
    case 'ContentCreated':
      return event.data.translationGroup !== event.data.contentId;
    // Until version 5, visitors saw these at once.
    case 'ModuleDeactivated':
    case 'ModulesArranged':
    case 'ModuleDeleted':
      return event.data.live === true;
    case 'HeaderPinned':
    case 'ModulePinned':
    case 'ContentPublished':
    case 'ContentUnpublished':
    case 'ContentArchived':
    case 'ContentUnarchived':
    case 'ContentDeleted':
    case 'ContentUndeleted':
    case 'TranslationGroupJoined':
    case 'TranslationAligned':
    case 'ReviewAssigned':
      return true;
    default:
      return false;
  }
}

/**
 * Folds one event. A translation says what its original said when it was linked to it and, as long
 * as nobody has aligned the two, what it said when the translation was last published.
 * @param item the item after the event
 * @param versionsOf returns the number of the newest public version of an original
 */
export function evolveUpkeep(
  before: Upkeep | undefined,
  event: OccurredContentEvent,
  item: ItemState,
  versionsOf: (original: string) => number,
): Upkeep {
  const upkeep = withVersion(placed(before ?? nothing, item), item);
  const { original, stated } = upkeep;
  switch (event.type) {
    case 'ContentCreated':
    case 'TranslationGroupJoined':
      return { ...upkeep, aligned: original === null ? 0 : versionsOf(original), stated: false };
    case 'ContentPublished':
      return stated || original === null ? upkeep : { ...upkeep, aligned: versionsOf(original) };
    case 'TranslationAligned':
      return event.data.original === original
        ? { ...upkeep, aligned: event.data.version, stated: true }
        : upkeep;
    case 'ReviewAssigned':
      return { ...upkeep, owner: event.data.owner, reviewOn: event.data.reviewOn };
    default:
      return upkeep;
  }
}

const nothing: Omit<Upkeep, 'id' | 'original' | 'open'> = {
  shown: false,
  versions: 0,
  since: 0,
  last: null,
  aligned: 0,
  stated: false,
  owner: null,
  reviewOn: null,
};

function placed(upkeep: typeof nothing, { id, translationGroup, status }: ItemState): Upkeep {
  const original = translationGroup === id ? null : translationGroup;
  return { ...upkeep, id, original, open: status === 'draft' || status === 'published' };
}

/** Counts what visitors see as a new version if they did not see it just before. */
function withVersion(upkeep: Upkeep, item: ItemState): Upkeep {
  if (item.live === null) return { ...upkeep, shown: false };
  const modules = listLiveModules(item).map(({ id, revision }) => ({ moduleId: id, revision }));
  const last = { header: item.live.revision, modules };
  const isSame = isDeepStrictEqual(last, upkeep.last);
  if (isSame && upkeep.shown) return upkeep;
  const versions = upkeep.versions + 1;
  return { ...upkeep, shown: true, versions, since: isSame ? upkeep.since : versions, last };
}
