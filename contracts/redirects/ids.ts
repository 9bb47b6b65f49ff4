import { z } from 'zod';

/** 12 lowercase alphanumerics, at least one digit. */
export const redirectIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'RedirectId'>();
export type RedirectId = z.infer<typeof redirectIdSchema>;
