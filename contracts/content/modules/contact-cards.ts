import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { shownLine } from '../shown-line.ts';

/** People to write to or to call. */
export const contactCardsModuleSchema = z.object({
  title: shownLine(120).default(''),
  items: z
    .array(
      z.object({
        name: shownLine(120).min(1),
        role: shownLine(160).default(''),
        email: shownLine(254)
          .refine((address) => address === '' || z.email().safeParse(address).success)
          .default(''),
        phone: shownLine(40).default(''),
        imageId: mediaIdSchema.optional(),
      }),
    )
    .min(1)
    .max(24),
});
