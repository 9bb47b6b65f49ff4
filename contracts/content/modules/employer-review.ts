import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** Ratings from an employer review site: of the group as an employer, or of each bank. */
export const employerReviewModuleSchema = z.object({
  title: singleLine(120).min(1),
  text: singleLine(400).default(''),
  of: z.enum(['employer', 'group']).default('employer'),
  linkLabel: singleLine(80).default(''),
  link: linkSchema.optional(),
});
