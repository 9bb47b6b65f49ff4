import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

const value = (maximum: number) => z.string().min(1).max(maximum).optional().catch(undefined);

/** The query of the security trace; unknown values are ignored. */
export const securitySearchSchema = z.object({
  what: value(60),
  outcome: value(60),
  accountId: value(40),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type SecuritySearch = z.infer<typeof securitySearchSchema>;
