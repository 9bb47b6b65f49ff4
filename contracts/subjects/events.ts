import { z } from 'zod';
import { eventReader } from '../revisions/event-reader.ts';
import { aboutSchema } from './personal-data.ts';
import { subjectIdSchema } from './subject-id.ts';

/** The events of one subject (`subject-{id}`). The personal data itself is in a mutable store. */
export const subjectEventSchemas = {
  /** The subject's personal data was erased; a restored backup erases it again before serving. */
  SubjectErased: z.object({ subjectId: subjectIdSchema }),
  /**
   * The subject's data about one item, such as a message, was erased; a restored backup erases it
   * again too.
   */
  SubjectDataErased: z.object({ subjectId: subjectIdSchema, about: aboutSchema }),
} as const;

export const subjectEvents = eventReader(subjectEventSchemas);

export const subjectStreamPrefix = 'subject-';
export const subjectEventVersion = 1;
