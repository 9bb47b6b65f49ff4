import { z } from 'zod';
import { moduleIdSchema } from './ids.ts';

/** Some parts of an item, as the body of a request names them. */
export const itemPartsSchema = z.object({
  header: z.boolean().default(false),
  modules: z.array(moduleIdSchema).default([]),
});

/** The fields that the body of every write to an item can have. */
export const writeFields = {
  publish: z
    .boolean()
    .default(false)
    .describe('Publishes the item in the same step, like the endpoint for publishing'),
  draft: z
    .literal(true)
    .optional()
    .describe('Every write changes the draft, and visitors see it once it is published'),
};
