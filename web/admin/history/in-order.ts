import type { HistoryView, RevisionView, StepView } from '@parvis/contracts/content/views.ts';

type Entry = RevisionView | StepView;

/** Revisions and steps as one history, newest first; steps follow the revision they concern. */
export function inOrder({ revisions, steps }: HistoryView): readonly Entry[] {
  const entries: readonly Entry[] = [...steps, ...revisions];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}
