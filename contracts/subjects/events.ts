import { z } from 'zod';
import { subjectIdSchema } from './subject-id.ts';

/** The events of one subject (`subject-{id}`). What the subject gave us stays in a mutable store. */
export const subjectEventSchemas = {
  /** Everything held about the subject is gone; a restored backup erases it again before it serves. */
  SubjectErased: z.object({ subjectId: subjectIdSchema }),
} as const;

export const subjectStreamPrefix = 'subject-';
export const subjectEventVersion = 1;
