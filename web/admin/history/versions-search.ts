import { z } from 'zod';

const number = z.coerce.number().int().min(1).optional().catch(undefined);

/** The query of an item's versions. */
export const versionsSearchSchema = z.object({
  page: number,
  /** The version that is shown; the newest when omitted. */
  version: number,
  /** The one that it is compared with: the one before it when omitted. */
  with: z
    .union([z.literal('draft'), z.coerce.number().int().min(1)])
    .optional()
    .catch(undefined),
});
export type VersionsSearch = z.infer<typeof versionsSearchSchema>;
