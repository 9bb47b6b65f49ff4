import { z } from 'zod';

const dialogSchema = z.enum(['debt', 'review']);
export type EditorDialog = z.infer<typeof dialogSchema>;

/**
 * The query of the page editor: the module in the form (without it, the form is the page's header),
 * and the dialog that is open over it.
 */
export const editorSearchSchema = z.object({
  module: z.string().optional().catch(undefined),
  dialog: dialogSchema.optional().catch(undefined),
});
