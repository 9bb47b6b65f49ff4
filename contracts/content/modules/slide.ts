import { z } from 'zod';
import { optionalPicture } from '../../media/picture-alt.ts';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

const maxTitleLength = 120;
const maxTextLength = 400;

/** A slide: a text, optionally with an image above it and a link. */
export const slideSchema = z.object({
  ...optionalPicture,
  title: singleLine(maxTitleLength).min(1),
  text: singleLine(maxTextLength).default(''),
  link: linkSchema.optional(),
});
export type Slide = z.infer<typeof slideSchema>;
