import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** An invitation to contact the group. */
export const contactFormModuleSchema = z.object({
  title: singleLine(120).min(1),
  text: singleLine(400).default(''),
  linkLabel: singleLine(80).min(1),
  link: linkSchema,
});
