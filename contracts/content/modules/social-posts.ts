import { z } from 'zod';
import { shapes } from '../../site/routes/route.ts';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** Our latest posts on a social network, expanded on request. */
export const socialPostsModuleSchema = z.object({
  title: singleLine(120).min(1),
  text: singleLine(400).default(''),
  network: z.enum(['bluesky', 'linkedin', 'mastodon']),
  /** As in URLs: lowercase letters and digits. */
  account: z
    .string()
    .trim()
    .max(80)
    .regex(new RegExp(`^(?:${shapes.id})$`)),
  linkLabel: singleLine(80).default(''),
  link: linkSchema.optional(),
});
