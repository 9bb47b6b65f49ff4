import { z } from 'zod';

/**
 * 12 lowercase alphanumerics, at least one digit, no dash: `{id}-{slug}` splits at the first dash.
 */
export const mediaIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'MediaId'>();
export type MediaId = z.infer<typeof mediaIdSchema>;
