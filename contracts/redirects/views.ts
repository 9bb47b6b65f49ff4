import type { z } from 'zod';
import { revisionedFields } from '../revisions/views.ts';
import { redirectIdSchema } from './ids.ts';
import { redirectContentSchema } from './redirect.ts';

export const redirectViewSchema = redirectContentSchema.extend({
  id: redirectIdSchema,
  ...revisionedFields,
});
export type RedirectView = z.infer<typeof redirectViewSchema>;
