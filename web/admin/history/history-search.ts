import { z } from 'zod';
import { historyPartSchema } from './filter-history.ts';

const revision = z.coerce.number().int().min(1).optional().catch(undefined);

/** The query of a history: its module, the two revisions compared, and its filters. */
export const historySearchSchema = z.object({
  /** The module; none for the page's header. */
  module: z.string().optional().catch(undefined),
  before: revision,
  after: revision,
  /** The revision shown next to the live page. */
  preview: revision,
  /** The person whose revisions and steps are shown; everybody's when omitted. */
  by: z.string().optional().catch(undefined),
  what: historyPartSchema.optional().catch(undefined),
});
export type HistorySearch = z.infer<typeof historySearchSchema>;
