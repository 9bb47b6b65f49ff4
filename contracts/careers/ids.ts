import { z } from 'zod';

/** 12 lowercase alphanumerics, at least one digit; derived from the source and its reference. */
export const offerIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'OfferId'>();
export type OfferId = z.infer<typeof offerIdSchema>;
