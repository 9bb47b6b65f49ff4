import { z } from 'zod';
import { revisionedFields } from '../revisions/views.ts';
import { redirectIdSchema } from './ids.ts';
import { redirectContentSchema } from './redirect.ts';
import { redirectWarningSchema } from './warnings.ts';

export const redirectViewSchema = redirectContentSchema.extend({
  id: redirectIdSchema,
  ...revisionedFields,
  warnings: z
    .array(redirectWarningSchema)
    .optional()
    .describe('In lists: why the redirect does not lead visitors to its target, if that is so'),
});
export type RedirectView = z.infer<typeof redirectViewSchema>;
