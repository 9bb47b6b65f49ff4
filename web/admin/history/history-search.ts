import { z } from 'zod';

const revision = z.coerce.number().int().min(1).optional().catch(undefined);

/** The query of a history: its module, and the two revisions compared. */
export const historySearchSchema = z.object({
  /** The module; none for the page's header. */
  module: z.string().optional().catch(undefined),
  before: revision,
  after: revision,
  /** The revision shown beside the live page. */
  preview: revision,
});
export type HistorySearch = z.infer<typeof historySearchSchema>;
