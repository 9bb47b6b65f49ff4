import { z } from 'zod';
import { richTextSchema } from '../../rich-text/document.ts';
import { shownLine } from '../shown-line.ts';

/** A title and what it opens on. */
export const titledTextSchema = z.object({ title: shownLine(160).min(1), doc: richTextSchema });
export type TitledText = z.infer<typeof titledTextSchema>;
