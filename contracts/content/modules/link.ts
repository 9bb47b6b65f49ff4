import { z } from 'zod';
import { isExternalUrl, isOwnPath } from '../../menus/safe-links.ts';
import { maxHrefLength } from '../../rich-text/document.ts';
import { contentIdSchema } from '../ids.ts';

/** The target of a module's link: an item of this site, followed wherever it moves, or an address. */
export const linkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('content'), contentId: contentIdSchema }),
  z.object({
    kind: z.literal('address'),
    href: z
      .string()
      .trim()
      .min(1)
      .max(maxHrefLength)
      .refine(
        (href) => isOwnPath(href) || isExternalUrl(href) || /^(?:mailto|tel):\S+$/.test(href),
        { params: { reason: 'not-a-link' } },
      ),
    newTab: z.boolean().default(false),
  }),
]);
export type ModuleLink = z.infer<typeof linkSchema>;
