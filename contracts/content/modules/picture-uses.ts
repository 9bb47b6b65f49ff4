import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { optionalPicture } from '../../media/picture-alt.ts';
import { type NamedPicture } from '../../media/picture-in-use.ts';

const namingSchema = z.object({ ...optionalPicture, imageId: mediaIdSchema });

/** Returns every use of an image in a header's or a module's fields, at any depth. */
export function pictureUsesIn(data: unknown): readonly NamedPicture[] {
  if (typeof data !== 'object' || data === null) return [];
  const naming = namingSchema.safeParse(data);
  return [...(naming.success ? [naming.data] : []), ...Object.values(data).flatMap(pictureUsesIn)];
}
