import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { singleLine } from '../single-line.ts';

/** Files of the media library, each on a card that describes it. */
export const downloadCardsModuleSchema = z.object({
  title: singleLine(120).default(''),
  items: z
    .array(
      z.object({
        fileId: mediaIdSchema,
        /** When empty, the title in the library is shown. */
        title: singleLine(160).default(''),
        text: singleLine(400).default(''),
      }),
    )
    .min(1)
    .max(24),
});
