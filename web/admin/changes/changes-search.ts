import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { z } from 'zod';
import { daySchema, endOfDay, startOfDay } from '../audit/paris-days.ts';

const { shape } = changeEndpoints.listPublicChanges.query;

/** The query of the screen: which changes, between which days in Paris, and where the page begins. */
export const changesSearchSchema = z.object({
  section: shape.section.catch(undefined),
  person: shape.person.catch(undefined),
  kind: shape.kind.catch(undefined),
  from: daySchema,
  to: daySchema,
  before: shape.before.catch(undefined),
});
export type ChangesSearch = z.infer<typeof changesSearchSchema>;

/** Returns the question to the API, without the place in the list. */
export function toChangesQuestion({ section, person, kind, from, to }: ChangesSearch) {
  return {
    section,
    person,
    kind,
    from: justBefore(startOfDay(from)),
    to: justBefore(endOfDay(to)),
  };
}

/** A period is after its first instant, and up to its last one: both are the end of a day. */
function justBefore(instant: string | undefined): string | undefined {
  return instant && new Date(Date.parse(instant) - 1).toISOString();
}
