import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { PersonalDatum } from '@parvis/contracts/subjects/personal-data.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import type { GivenWords } from './criteria-conditions.ts';

/**
 * Loads the typed words and places of alerts, by alert, loaded into memory.
 * @throws UnsealFailed
 */
export async function loadTypedCriteria(
  subjects: Pick<SubjectStore, 'readAbout'>,
  alerts: readonly Pick<KnownAlert, 'id' | 'subjectId'>[],
): Promise<ReadonlyMap<string, GivenWords>> {
  const things = alerts.map(({ id, subjectId }) => ({ subjectId, about: id }));
  const given = new Map<string, GivenWords>();
  for (const datum of await subjects.readAbout(things, ['keywords', 'coordinates']))
    given.set(datum.about, { ...given.get(datum.about), ...wordsOf(datum) });
  return given;
}

/** Returns the text of one piece of personal data. */
export function wordsOf(datum: PersonalDatum): GivenWords {
  if (datum.kind === 'keywords') return { keywords: datum.value };
  return datum.kind === 'coordinates' ? { coordinates: datum.value } : {};
}
