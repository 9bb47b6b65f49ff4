import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { titledTextSchema } from './titled-text.ts';

/** Titles that each expand to show a text. */
export const accordionModuleSchema = z.object({
  title: singleLine(120).default(''),
  /** `first` keeps exactly one item open, initially the first; `none` starts with all closed. */
  opening: z.enum(['none', 'first']).default('none'),
  items: z.array(titledTextSchema).min(1).max(40),
});
