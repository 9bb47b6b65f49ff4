import { z } from 'zod';
import { positionSchema } from '../log/position.ts';

export const defaultPageSize = 20;
export const maxPageSize = 100;
export const maxPage = 100_000;

/** What is typed or pasted into the search of a list: an address may be long. */
export const searchedTextSchema = z.string().trim().max(2048);

/** The query of every read: `?after=<X-Log-Position>` waits for the caller's own write. */
export const readQuerySchema = z.object({
  after: positionSchema
    .optional()
    .describe(
      'Waits until the response includes the write with this X-Log-Position; 503 if that takes too long',
    ),
});

export const listQuerySchema = readQuerySchema.extend({
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
});

/** Returns the shape of every list: `{items, total, page, pageSize}`. */
export function listSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    pageSize: z.number().int().min(1),
  });
}
