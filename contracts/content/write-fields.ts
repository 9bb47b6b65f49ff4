import { z } from 'zod';
import { moduleIdSchema } from './ids.ts';

/** Some parts of an item, as the body of a request names them. */
export const itemPartsSchema = z.object({
  header: z.boolean().default(false),
  modules: z.array(moduleIdSchema).default([]),
});

const publishes = 'Publishes the item in the same step, like the endpoint for publishing';

/** The fields that the body of every write to an item can have. */
export const writeFields = {
  publish: z.boolean().default(false).describe(publishes),
  draft: z
    .literal(true)
    .optional()
    .describe('Every write changes the draft, and visitors see it once it is published'),
};

/** The query of the deletion of a module: not every client and proxy sends the body of a DELETE. */
export const deletionQuerySchema = z.object({
  publish: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(publishes),
});
