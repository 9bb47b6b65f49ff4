import type { HistoryView, RevisionView, StepView } from '@parvis/contracts/content/views.ts';

type Entry = RevisionView | StepView;

/** Revisions and steps as one history, newest first; what was done with a saved revision follows it. */
export function inOrder({ revisions, steps }: HistoryView): readonly Entry[] {
  const entries: readonly Entry[] = [...steps, ...revisions];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}
