import { z } from 'zod';
import { shownLine } from '../shown-line.ts';
import { linkSchema } from './link.ts';

/** Something that will take place, and how many days are left until it does. */
export const eventModuleSchema = z.object({
  title: shownLine(160).min(1),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().optional(),
  place: shownLine(160).default(''),
  text: shownLine(600).default(''),
  linkLabel: shownLine(80).default(''),
  link: linkSchema.optional(),
});
