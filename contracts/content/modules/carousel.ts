import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { slideSchema } from './slide.ts';

const maxTitleLength = 160;
const maxSlides = 8;

/** Slides shown one at a time, advancing automatically. */
export const carouselModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  slides: z.array(slideSchema).min(2).max(maxSlides),
});
export type CarouselModule = z.infer<typeof carouselModuleSchema>;
