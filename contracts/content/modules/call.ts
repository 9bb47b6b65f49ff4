import { z } from 'zod';
import { optionalPicture } from '../../media/picture-alt.ts';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** A call to action that is one large link: to apply, or to subscribe to the newsletter. */
export const callModuleSchema = z.object({
  title: singleLine(120).min(1),
  text: singleLine(400).default(''),
  ...optionalPicture,
  linkLabel: singleLine(80).min(1),
  link: linkSchema,
});
