import { z } from 'zod';
import { singleLine } from '../single-line.ts';

/** A number of a trend, in the writing of any language. */
const trendNumber = String.raw`[-−]?\d{1,12}(?:[.,]\d{1,4})?`;
/** The numbers of a spark line, from the oldest: `4.61; 4.78; 4.97`. */
const trend = new RegExp(`^(?:${trendNumber}(?: ?; ?${trendNumber}){1,23})?$`);

/** A few figures in large type, with their source. */
export const keyNumbersModuleSchema = z.object({
  title: singleLine(120).default(''),
  items: z
    .array(
      z.object({
        /** As displayed: `31,2 Md€`. */
        value: singleLine(24).min(1),
        /** Beside the value, smaller: `Md€`. */
        unit: singleLine(24).optional(),
        label: singleLine(160).min(1),
        period: singleLine(60).optional(),
        /** As displayed, with its sign: `+ 4,0 %`. */
        change: singleLine(40).optional(),
        trend: z.string().trim().max(400).regex(trend).optional(),
        source: singleLine(200).optional(),
      }),
    )
    .min(1)
    .max(8),
  source: singleLine(200).default(''),
});
