import { z } from 'zod';
import { sliderDefaultSlides } from '../../limits/sliders.ts';
import { singleLine } from '../single-line.ts';
import { slideSchema } from './slide.ts';

const maxTitleLength = 160;
const maxSlides = 24;
/** More slides than this side by side would be unreadable. */
const maxInSight = 4;

/** Slides side by side that the reader advances; `inSight` of them are visible on wide screens. */
export const sliderModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  slides: z.array(slideSchema).min(1).max(maxSlides),
  inSight: z.number().int().min(1).max(maxInSight).default(sliderDefaultSlides),
});
export type SliderModule = z.infer<typeof sliderModuleSchema>;
