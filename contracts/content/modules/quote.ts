import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { shownLine } from '../shown-line.ts';

/** Somebody's words, with who said them, and their portrait where there is one. */
export const quoteModuleSchema = z.object({
  text: shownLine(1_500).min(1),
  author: shownLine(120).min(1),
  role: shownLine(160).default(''),
  imageId: mediaIdSchema.optional(),
});
