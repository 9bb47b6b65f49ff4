import { z } from 'zod';
import { richTextSchema } from '../../rich-text/document.ts';
import { singleLine } from '../single-line.ts';

/** A title and the text that it opens. */
export const titledTextSchema = z.object({ title: singleLine(160).min(1), doc: richTextSchema });
export type TitledText = z.infer<typeof titledTextSchema>;
