import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { normalizePlan } from '@parvis/contracts/content/plan.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Place } from '../addresses/place.ts';
import { decideInSteps, type Step } from '../item/decide-in-steps.ts';
import { type Decision, requireItem, requireNotArchived, requireSeenItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';
import { draftVersion } from '../item/version.ts';
import { decideUnpublish, publishStep } from '../publish/decide.ts';
import { isSamePlan, plannedVersion, scheduled } from './planned.ts';
import { publishVersionSteps } from './publish-version.ts';

/** Plans an item's publication and its end, replacing the previous plan. */
export function decideSchedule(
  { contentId, plan, now, expectedRevision }: CommandOf<'schedule-content'>,
  state: ItemState,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  const item = seen.value;
  const { publishAt, unpublishAt } = normalizePlan(plan);
  const fixed = plan.fixed ? plannedVersion(item, draftVersion(item)) : undefined;
  const planned = { publishAt, unpublishAt, version: fixed };
  if (isSamePlan(contentId, planned, item.plan)) return accept([]);
  const current = requireNotArchived(item);
  if (!current.ok) return current;
  if (isDue(publishAt, now)) return refuse('plan-in-the-past', { path: ['publishAt'] });
  if (isDue(unpublishAt, now)) return refuse('plan-in-the-past', { path: ['unpublishAt'] });
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    return refuse('plan-out-of-order', { path: ['unpublishAt'] });
  return accept([scheduled(contentId, planned)]);
}

/**
 * Executes a due plan: publishes or unpublishes. When both are due, only the end is carried out.
 */
export function decideCarryOut(
  { contentId, now }: CommandOf<'carry-out-plan'>,
  state: ItemState,
  place: Place,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const item = existing.value;
  const { publishAt, unpublishAt, version } = item.plan;
  const unpublish: Step = (reached) =>
    decideUnpublish({ type: 'unpublish-content', contentId }, reached);
  const ends = isDue(unpublishAt, now);
  const publishing =
    version === undefined ? [publishStep(contentId)] : publishVersionSteps(item, version, place);
  return decideInSteps(state, [
    ...(isDue(publishAt, now) && !ends ? publishing : []),
    ...(ends ? [unpublish] : []),
    (reached) => dropDuePlan(now, reached),
  ]);
}

/** A due plan without effect is dropped. */
function dropDuePlan(now: string, state: ItemState): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { contentId, plan } = existing.value;
  const left = {
    ...plan,
    publishAt: isDue(plan.publishAt, now) ? null : plan.publishAt,
    unpublishAt: isDue(plan.unpublishAt, now) ? null : plan.unpublishAt,
  };
  return accept(isSamePlan(contentId, left, plan) ? [] : [scheduled(contentId, left)]);
}

function isDue(at: string | null, now: string): boolean {
  return at !== null && at <= now;
}
