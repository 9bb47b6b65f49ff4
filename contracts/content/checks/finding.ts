import { z } from 'zod';
import { moduleIdSchema } from '../ids.ts';

/** What is checked in an item. Findings warn; they never block. */
export const checks = [
  'alternative-text-missing',
  'gap-left',
  'heading-doubled',
  'heading-empty',
  'heading-skipped',
  'link-dead',
  'summary-long',
  'title-doubled',
] as const;
export const checkSchema = z.enum(checks);
export type Check = z.infer<typeof checkSchema>;

/** The length from which search engines cut a summary, in characters. */
export const longSummary = 160;

export const findingSchema = z.object({
  check: checkSchema,
  /** The header, or the module. */
  part: z.union([z.literal('header'), moduleIdSchema]),
  /** The field within the part. */
  path: z.array(z.union([z.string(), z.number().int().min(0)])),
  words: z
    .string()
    .describe(
      'The heading, the words of the link or else its address, the title of the image, or what a draft left to be written',
    ),
});
export type Finding = z.infer<typeof findingSchema>;
