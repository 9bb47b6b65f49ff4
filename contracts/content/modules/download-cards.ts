import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { singleLine } from '../single-line.ts';

/** Files of the media library, each on a card that says what it is. */
export const downloadCardsModuleSchema = z.object({
  title: singleLine(120).default(''),
  items: z
    .array(
      z.object({
        fileId: mediaIdSchema,
        /** The library's title when there is none. */
        title: singleLine(160).default(''),
        text: singleLine(400).default(''),
      }),
    )
    .min(1)
    .max(24),
});
