import { z } from 'zod';
import { refusalCodeSchema } from './refusal.ts';

/** RFC 9457 problem document; `errors` lists what was refused, field by field. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: refusalCodeSchema,
  errors: z.array(
    z.object({
      code: refusalCodeSchema,
      /** The field as a JSON pointer, empty for the whole request. */
      pointer: z.string(),
      detail: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});
export type Problem = z.infer<typeof problemSchema>;
