import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { titledTextSchema } from './titled-text.ts';

/** Texts in tabs, one visible at a time. */
export const tabsModuleSchema = z.object({
  title: singleLine(120).min(1),
  /** `pillars` become an accordion on small screens. */
  look: z.enum(['tabs', 'pillars']).default('tabs'),
  items: z.array(titledTextSchema).min(2).max(8),
});
