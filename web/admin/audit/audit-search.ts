import { reconstructionQuerySchema } from '@parvis/contracts/audit/endpoints.ts';
import { z } from 'zod';

/** The query of the audit screen: the page, the instant, and the one that it is compared with. */
export const auditSearchSchema = z.object({
  path: reconstructionQuerySchema.shape.path.optional().catch(undefined),
  at: reconstructionQuerySchema.shape.at.optional().catch(undefined),
  with: reconstructionQuerySchema.shape.at.optional().catch(undefined),
});
export type AuditSearch = z.infer<typeof auditSearchSchema>;

/** A page at an instant. */
export interface ShownInstant {
  readonly path: string;
  readonly at: string;
}
