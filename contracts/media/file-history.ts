import { z } from 'zod';
import { listSchema } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';
import { fileOriginalSchema, imageOriginalSchema } from './events.ts';

const came = {
  /** The revision that introduced it. */
  revision: z.number().int().min(1),
  /** The log position at which it was introduced. */
  position: positionSchema,
  isPresent: z.boolean(),
  /** The path at which readers of content load it. */
  url: z.string(),
  updatedAt: z.iso.datetime(),
  /** The name of the account that uploaded or restored it. */
  updatedBy: z.string(),
};

/** An image or file that an item has or had. */
export const fileOfItemSchema = z.discriminatedUnion('kind', [
  imageOriginalSchema.extend({ kind: z.literal('image'), ...came }),
  fileOriginalSchema.extend({ kind: z.literal('file'), ...came }),
]);
export type FileOfItem = z.infer<typeof fileOfItemSchema>;
export const fileHistorySchema = listSchema(fileOfItemSchema);
export type FileHistory = z.infer<typeof fileHistorySchema>;
