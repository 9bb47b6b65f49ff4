import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** What readers look up: an address, a telephone number, a year, each with its label. */
export const factsModuleSchema = z.object({
  title: singleLine(120).default(''),
  items: z
    .array(
      z.object({
        label: singleLine(80).min(1),
        value: singleLine(200).min(1),
        /** A page, a site, `tel:` or `mailto:`. */
        link: linkSchema.optional(),
      }),
    )
    .min(1)
    .max(12),
});
