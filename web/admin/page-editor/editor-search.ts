import { z } from 'zod';

/** What the address of the page editor holds: the module in the form, none for the page's header. */
export const editorSearchSchema = z.object({
  module: z.string().optional().catch(undefined),
});
