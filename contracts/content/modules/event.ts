import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** A coming event, with a countdown in days. */
export const eventModuleSchema = z.object({
  title: singleLine(160).min(1),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().optional(),
  place: singleLine(160).default(''),
  text: singleLine(600).default(''),
  linkLabel: singleLine(80).default(''),
  link: linkSchema.optional(),
});
