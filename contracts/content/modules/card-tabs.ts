import { z } from 'zod';
import { optionalPicture } from '../../media/picture-alt.ts';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** Cards grouped by theme; tabs show one theme, or all. */
export const cardTabsModuleSchema = z.object({
  title: singleLine(120).min(1),
  items: z
    .array(
      z.object({
        theme: singleLine(60).min(1),
        title: singleLine(160).min(1),
        text: singleLine(400).default(''),
        ...optionalPicture,
        link: linkSchema,
      }),
    )
    .min(1)
    .max(24),
});
