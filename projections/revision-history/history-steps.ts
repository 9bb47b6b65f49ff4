import { nextPlanned, type PlannedInstants } from '@parvis/contracts/content/plan.ts';
import type { HistoryStep } from '@parvis/contracts/content/views.ts';
import type { OccurredContentEvent } from '../content-state/content-event.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** An action on an item or a module, other than a save. */
export interface RecordedStep {
  readonly step: HistoryStep;
  readonly event: OccurredContentEvent;
  /** The last segment of the new path of a moved item. */
  readonly slug?: string | undefined;
}

const stepOfEvent: Partial<Record<OccurredContentEvent['type'], HistoryStep>> = {
  ContentPublished: 'published',
  ContentUnpublished: 'unpublished',
  TranslationGroupJoined: 'joined',
  ContentArchived: 'archived',
  PreviewLinkCreated: 'preview-link-created',
  PreviewLinkRevoked: 'preview-link-revoked',
  TranslationAligned: 'translation-aligned',
  ReviewAssigned: 'review-assigned',
  ApprovalRequested: 'approval-requested',
  ApprovalWithdrawn: 'approval-withdrawn',
  PublicationApproved: 'publication-approved',
  PublicationReturned: 'publication-returned',
  ContentUnarchived: 'unarchived',
  ContentDeleted: 'deleted',
  ContentUndeleted: 'undeleted',
  ModulesArranged: 'arranged',
  ModuleAdded: 'module-added',
  ModuleActivated: 'module-activated',
  ModuleDeactivated: 'module-deactivated',
  ModuleDeleted: 'module-deleted',
  ModuleUndeleted: 'module-undeleted',
};

/** Returns the step of an event by its type; moves are detected by comparing headers. */
export function toSteps(event: OccurredContentEvent): readonly RecordedStep[] {
  const step = event.type === 'ContentScheduled' ? planStep(event.data) : stepOfEvent[event.type];
  return step === undefined ? [] : [{ step, event }];
}

/** Returns the plan that was set, or its removal. */
function planStep(plan: PlannedInstants): HistoryStep {
  return nextPlanned(plan) === null ? 'unscheduled' : 'scheduled';
}

/** Returns the note of a request for approval, or the comments of its return. */
function commentsOf({ type, data }: OccurredContentEvent): readonly string[] {
  if (type === 'PublicationReturned') return data.comments.map(({ text }) => text);
  return type === 'ApprovalRequested' && data.note !== '' ? [data.note] : [];
}

/** Writes the rows of steps. */
export function insertSteps(
  sql: Queryable,
  schema: string,
  steps: readonly RecordedStep[],
): Promise<void> {
  return insertRows(sql, `${schema}.step`, steps, {
    content_id: ['text', ({ event }) => event.data.contentId],
    position: ['text', ({ event }) => event.position],
    module_id: ['text', ({ event: { data } }) => ('moduleId' in data ? data.moduleId : null)],
    module_type: ['text', ({ event: { data } }) => ('type' in data ? data.type : null)],
    step: ['text', ({ step }) => step],
    at: ['text', ({ event }) => event.at],
    actor: ['text', ({ event }) => event.actor],
    slug: ['text', ({ slug }) => slug],
    comments: ['jsonb', ({ event }) => commentsOf(event)],
  });
}
