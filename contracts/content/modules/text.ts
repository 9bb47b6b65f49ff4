import { z } from 'zod';
import { richTextSchema } from '../../rich-text/document.ts';

/** A rich text. */
export const textModuleSchema = z.object({ doc: richTextSchema });
export type TextModule = z.infer<typeof textModuleSchema>;
