import { z } from 'zod';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

const place = z.object({
  name: singleLine(80).min(1),
  text: singleLine(400).default(''),
  linkLabel: singleLine(80).default(''),
  link: linkSchema.optional(),
});

/** Regions of the world that expand to their countries, which expand to our activities there. */
export const worldModuleSchema = z.object({
  title: singleLine(120).min(1),
  regions: z
    .array(z.object({ name: singleLine(80).min(1), places: z.array(place).min(1).max(40) }))
    .min(1)
    .max(12),
});
