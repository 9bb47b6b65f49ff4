import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { shownLine } from '../shown-line.ts';
import { linkSchema } from './link.ts';

/** Cards of several themes; tabs show those of one theme, or all. */
export const cardTabsModuleSchema = z.object({
  title: shownLine(120).min(1),
  items: z
    .array(
      z.object({
        theme: shownLine(60).min(1),
        title: shownLine(160).min(1),
        text: shownLine(400).default(''),
        imageId: mediaIdSchema.optional(),
        link: linkSchema,
      }),
    )
    .min(1)
    .max(24),
});
