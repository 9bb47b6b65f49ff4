import { z } from 'zod';
import { shownLine } from '../shown-line.ts';
import { titledTextSchema } from './titled-text.ts';

/** Texts of which one is shown at a time. */
export const tabsModuleSchema = z.object({
  title: shownLine(120).min(1),
  /** `pillars` are an accordion on small screens. */
  look: z.enum(['tabs', 'pillars']).default('tabs'),
  items: z.array(titledTextSchema).min(2).max(8),
});
