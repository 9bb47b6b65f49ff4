import { z } from 'zod';

/** 12 lowercase alphanumerics, at least one digit. */
export const livePostIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'LivePostId'>();
export type LivePostId = z.infer<typeof livePostIdSchema>;
