import { z } from 'zod';

const revision = z.coerce.number().int().min(1).optional().catch(undefined);

/** What the address of a history holds: whose it is, and which two revisions are compared. */
export const historySearchSchema = z.object({
  /** The module; none for the page's header. */
  module: z.string().optional().catch(undefined),
  before: revision,
  after: revision,
  /** The revision shown beside the live page. */
  preview: revision,
});
export type HistorySearch = z.infer<typeof historySearchSchema>;
