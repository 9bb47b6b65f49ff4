import { z } from 'zod';
import { singleLine } from '../single-line.ts';

/** A few figures in large type, with their source. */
export const keyNumbersModuleSchema = z.object({
  title: singleLine(120).default(''),
  items: z
    .array(
      z.object({
        /** As displayed: `31,2 Md€`. */
        value: singleLine(24).min(1),
        label: singleLine(160).min(1),
      }),
    )
    .min(1)
    .max(8),
  source: singleLine(200).default(''),
});
