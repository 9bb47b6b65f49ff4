import { z } from 'zod';
import { shownLine } from '../shown-line.ts';

/** A few figures set large, and where they come from. */
export const keyNumbersModuleSchema = z.object({
  title: shownLine(120).default(''),
  items: z
    .array(
      z.object({
        /** As it is read: `31,2 Md€`. */
        value: shownLine(24).min(1),
        label: shownLine(160).min(1),
      }),
    )
    .min(1)
    .max(8),
  source: shownLine(200).default(''),
});
