import { z } from 'zod';
import { optionalPicture } from '../../media/picture-alt.ts';
import { singleLine } from '../single-line.ts';

/** A quotation with its author, and optionally their portrait. */
export const quoteModuleSchema = z.object({
  text: singleLine(1_500).min(1),
  author: singleLine(120).min(1),
  role: singleLine(160).default(''),
  ...optionalPicture,
});
