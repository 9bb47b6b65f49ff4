import { isDeepStrictEqual } from 'node:util';
import type { ItemVersion } from '@parvis/contracts/content/commands.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Place } from '../addresses/place.ts';
import { decideArrangeModules } from '../arrange-modules/decide.ts';
import type { Step } from '../item/decide-in-steps.ts';
import type { Item } from '../item/item.ts';
import { draftVersion } from '../item/version.ts';
import { publishStep } from '../publish/decide.ts';
import { decideRestoreVersion } from '../versions/decide.ts';
import { pinsOf, plannedVersion } from './planned.ts';

/**
 * Returns the steps that publish a version which the draft may have left since: the draft becomes that
 * version for the publication, and then what it was.
 */
export function publishVersionSteps(
  item: Item,
  version: ItemVersion,
  place: Place,
): readonly Step[] {
  const { contentId } = item;
  if (isDeepStrictEqual(pinsOf(version), draftVersion(item))) return [publishStep(contentId)];
  const draft = plannedVersion(item, draftVersion(item));
  const deleted = item.deletedModules.map(({ id }) => id);
  const order = item.modules.map(({ id }) => id);
  return [
    restoreStep(contentId, version, place),
    publishStep(contentId),
    // The draft was in its place already.
    restoreStep(contentId, { ...draft, deleted }, { kind: 'root', shadowsBelow: false }),
    (reached) => decideArrangeModules({ type: 'arrange-modules', contentId, order }, reached),
  ];
}

function restoreStep(contentId: ContentId, version: ItemVersion, place: Place): Step {
  return (reached) =>
    decideRestoreVersion({ type: 'restore-version', contentId, version }, reached, place);
}
