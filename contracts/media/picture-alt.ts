import { z } from 'zod';
import { defaultLocale } from '../site/locale.ts';
import { alternativeTextSchema } from './alternative-text.ts';
import { mediaIdSchema } from './ids.ts';
import { maxAlternativeTextLength } from './limits.ts';

const decorative = z.object({ kind: z.literal('decorative') });

/**
 * The alternative text of one use of an image, in the language of its content, instead of the
 * library's.
 */
export const pictureAltSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('own'),
      text: z.string().trim().min(1).max(maxAlternativeTextLength),
    }),
    decorative,
  ])
  .describe(
    'The alternative text of this use of the image: a separate text in the language of the content, or none because the image is decorative. By default, the alternative text in the library.',
  );
export type PictureAlt = z.infer<typeof pictureAltSchema>;

/** An image from the library where content may show one, with its alternative text there. */
export const optionalPicture = {
  imageId: mediaIdSchema.optional(),
  imageAlt: pictureAltSchema.optional(),
};

/** An image from the library where content shows one, with its alternative text there. */
export const requiredPicture = { ...optionalPicture, imageId: mediaIdSchema };

/** A video's alternative text of its poster, in each language, instead of the library's. */
export const posterAltSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('own'),
      texts: alternativeTextSchema.refine((texts) => Object.values(texts).some(Boolean), {
        path: [defaultLocale],
        params: { reason: 'required' },
      }),
    }),
    decorative,
  ])
  .optional();
export type PosterAlt = z.infer<typeof posterAltSchema>;
