import { z } from 'zod';

/**
 * The query of the page editor: the module in the form; without it, the form is the page's header.
 */
export const editorSearchSchema = z.object({
  module: z.string().optional().catch(undefined),
});
