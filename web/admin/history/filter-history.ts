import { stepsOfAction } from '@parvis/contracts/content/activity-endpoints.ts';
import type { HistoryStep, HistoryView } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';

/** What a history can be narrowed to. */
export const historyParts = ['saved', 'publication', 'modules', 'place'] as const;
export const historyPartSchema = z.enum(historyParts);
export type HistoryPart = z.infer<typeof historyPartSchema>;

const { published, scheduled, archived, moved, deleted, modules } = stepsOfAction;
const stepsOf: Record<HistoryPart, readonly HistoryStep[]> = {
  saved: [],
  publication: [...published, ...scheduled, ...archived],
  modules,
  place: [...moved, ...deleted],
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
