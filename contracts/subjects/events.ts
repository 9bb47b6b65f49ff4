import { z } from 'zod';
import { subjectIdSchema } from './subject-id.ts';

/** The events of one subject (`subject-{id}`). Personal data itself is kept in a mutable store. */
export const subjectEventSchemas = {
  /** The subject's personal data was erased; a restored backup erases it again before serving. */
  SubjectErased: z.object({ subjectId: subjectIdSchema }),
} as const;

export const subjectStreamPrefix = 'subject-';
export const subjectEventVersion = 1;
