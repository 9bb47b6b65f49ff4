import { z } from 'zod';
import { shapes } from '../../site/routes/route.ts';
import { shownLine } from '../shown-line.ts';
import { linkSchema } from './link.ts';

/** What we published last on a social network, unfolded by readers who want it. */
export const socialPostsModuleSchema = z.object({
  title: shownLine(120).min(1),
  text: shownLine(400).default(''),
  network: z.enum(['bluesky', 'linkedin', 'mastodon']),
  /** As it stands in addresses: lower-case letters and digits. */
  account: z
    .string()
    .trim()
    .max(80)
    .regex(new RegExp(`^(?:${shapes.id})$`)),
  linkLabel: shownLine(80).default(''),
  link: linkSchema.optional(),
});
