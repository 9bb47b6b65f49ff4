import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { slideSchema } from './slide.ts';

const maxTitleLength = 160;
const maxSlides = 8;

/** Slides that show one at a time and move on by themselves. */
export const carouselModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  slides: z.array(slideSchema).min(2).max(maxSlides),
});
export type CarouselModule = z.infer<typeof carouselModuleSchema>;
