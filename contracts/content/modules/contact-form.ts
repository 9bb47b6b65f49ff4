import { z } from 'zod';
import { shownLine } from '../shown-line.ts';
import { linkSchema } from './link.ts';

/** An invitation to write to the group. */
export const contactFormModuleSchema = z.object({
  title: shownLine(120).min(1),
  text: shownLine(400).default(''),
  linkLabel: shownLine(80).min(1),
  link: linkSchema,
});
