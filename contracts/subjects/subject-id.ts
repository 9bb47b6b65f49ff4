import { z } from 'zod';

/** The id of a person who gave us data: 12 random lowercase letters and digits. */
export const subjectIdSchema = z
  .string()
  .regex(/^[a-z0-9]{12}$/, 'a subject’s identifier is 12 lower-case letters and digits')
  .brand<'SubjectId'>();
export type SubjectId = z.infer<typeof subjectIdSchema>;
