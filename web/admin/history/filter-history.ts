import { stepsOfAction } from '@parvis/contracts/content/activity-endpoints.ts';
import type { HistoryStep, HistoryView } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';

/** The parts that a history can be filtered by. */
export const historyParts = ['saved', 'publication', 'modules', 'place'] as const;
export const historyPartSchema = z.enum(historyParts);
export type HistoryPart = z.infer<typeof historyPartSchema>;

const { saved, published, approval, scheduled, archived, moved, deleted, modules } = stepsOfAction;
const stepsOf: Record<HistoryPart, readonly HistoryStep[]> = {
  saved,
  publication: [...published, ...approval, ...scheduled, ...archived],
  modules,
  place: [...moved, ...deleted],
};

/** Returns the people in a history, in alphabetical order. */
export function listPeople({ revisions, steps }: HistoryView): readonly string[] {
  const names = new Set([...revisions, ...steps].map(({ by }) => by));
  return [...names].toSorted((one, other) => one.localeCompare(other));
}

/** Returns the entries of a history by one person, or of one part; all of them without either. */
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
