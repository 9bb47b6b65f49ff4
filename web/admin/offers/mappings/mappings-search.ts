import { z } from 'zod';

/** The address of the screen of mappings: the one that is open, if any. */
export const mappingsSearchSchema = z.object({
  name: z.string().trim().min(1).max(60).optional().catch(undefined),
});
