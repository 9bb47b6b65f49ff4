import {
  type HistoryStep,
  type HistoryView,
  historyStepSchema,
} from '@parvis/contracts/content/views.ts';
import { z } from 'zod';

/** What a history can be narrowed to. */
export const historyParts = ['saved', 'publication', 'modules', 'place'] as const;
export const historyPartSchema = z.enum(historyParts);
export type HistoryPart = z.infer<typeof historyPartSchema>;

const publication: readonly HistoryStep[] = [
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'archived',
  'unarchived',
];
const place: readonly HistoryStep[] = ['moved', 'joined', 'deleted', 'undeleted'];
const stepsOf: Record<HistoryPart, readonly HistoryStep[]> = {
  saved: [],
  publication,
  place,
  modules: historyStepSchema.options.filter(
    (step) => !publication.includes(step) && !place.includes(step),
  ),
};

/** Who did what a history tells, in the order of the alphabet. */
export function peopleOf({ revisions, steps }: HistoryView): readonly string[] {
  const names = new Set([...revisions, ...steps].map(({ by }) => by));
  return [...names].toSorted((one, other) => one.localeCompare(other));
}

/** What of a history one person did, or is of one part; all of it for neither. */
export function filterHistory(
  { revisions, steps }: HistoryView,
  by: string | undefined,
  what: HistoryPart | undefined,
): HistoryView {
  const isTheirs = (entry: { readonly by: string }) => by === undefined || entry.by === by;
  return {
    revisions: what === undefined || what === 'saved' ? revisions.filter(isTheirs) : [],
    steps: steps.filter(
      (one) => isTheirs(one) && (what === undefined || stepsOf[what].includes(one.step)),
    ),
  };
}
