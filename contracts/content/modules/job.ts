import { z } from 'zod';
import { maxShownItems } from '../../limits/pages.ts';
import { isOwnPath } from '../../menus/safe-links.ts';
import { defaultLocale } from '../../site/locale.ts';
import { pathOf } from '../../site/routes/path-of.ts';
import { singleLine } from '../single-line.ts';

/** The newest open offers of a filtered list. */
export const jobModuleSchema = z.object({
  title: singleLine(120).min(1),
  /** The list's address, as in the browser, with its filters; all offers without one. */
  list: singleLine(2_000)
    .refine((address) => address === '' || isOwnPath(address), {
      params: { reason: 'format', example: pathOf('rh_offers', defaultLocale) },
    })
    .default(''),
  count: z.number().int().min(1).max(maxShownItems).default(3),
});
export type JobModule = z.infer<typeof jobModuleSchema>;
