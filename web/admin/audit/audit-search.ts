import { reconstructionQuerySchema } from '@parvis/contracts/audit/endpoints.ts';
import { z } from 'zod';

/** What the address of the audit screen holds: the page looked at, and the instant. */
export const auditSearchSchema = z.object({
  path: reconstructionQuerySchema.shape.path.optional().catch(undefined),
  at: reconstructionQuerySchema.shape.at.optional().catch(undefined),
});
export type AuditSearch = z.infer<typeof auditSearchSchema>;
