import { z } from 'zod';
import { localeSchema } from '../site/locale.ts';
import { shapes } from '../site/routes/route.ts';

const shape = (name: 'name' | 'id', maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(new RegExp(`^(?:${shapes[name]})$`));
const line = (maximum: number) => z.string().trim().min(1).max(maximum);

/** A post of ours on a social network. */
export const socialPostSchema = z.object({
  network: shape('name', 40),
  account: shape('id', 80),
  id: line(80),
  /** An instant, UTC. */
  at: z.iso.datetime(),
  author: line(120),
  locale: localeSchema,
  text: line(2_000),
  url: z.url({ protocol: /^https$/ }).max(2_000),
});
export type SocialPost = z.infer<typeof socialPostSchema>;

/**
 * Our posts on social networks, as the collecting service returns them: of all accounts, in any
 * order.
 */
export const socialPostsSchema = z.object({ posts: z.array(socialPostSchema).max(500) });
