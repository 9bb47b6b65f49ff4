import { z } from 'zod';

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
