import { z } from 'zod';
import { optionalPicture } from '../../media/picture-alt.ts';
import { singleLine } from '../single-line.ts';

/** Contact details of people. */
export const contactCardsModuleSchema = z.object({
  title: singleLine(120).default(''),
  items: z
    .array(
      z.object({
        name: singleLine(120).min(1),
        role: singleLine(160).default(''),
        email: singleLine(254)
          .refine((address) => address === '' || z.email().safeParse(address).success, {
            params: { reason: 'format', example: 'anne@example.org' },
          })
          .default(''),
        phone: singleLine(40).default(''),
        ...optionalPicture,
      }),
    )
    .min(1)
    .max(24),
});
