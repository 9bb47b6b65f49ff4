import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { shownLine } from '../shown-line.ts';
import { linkSchema } from './link.ts';

/** An invitation that can be pressed as a whole: to apply, or to subscribe to the newsletter. */
export const callModuleSchema = z.object({
  title: shownLine(120).min(1),
  text: shownLine(400).default(''),
  imageId: mediaIdSchema.optional(),
  linkLabel: shownLine(80).min(1),
  link: linkSchema,
});
