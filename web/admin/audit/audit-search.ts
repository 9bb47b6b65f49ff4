import { reconstructionQuerySchema } from '@parvis/contracts/audit/endpoints.ts';
import { z } from 'zod';

/** The query of the audit screen: the page and the instant. */
export const auditSearchSchema = z.object({
  path: reconstructionQuerySchema.shape.path.optional().catch(undefined),
  at: reconstructionQuerySchema.shape.at.optional().catch(undefined),
});
export type AuditSearch = z.infer<typeof auditSearchSchema>;
