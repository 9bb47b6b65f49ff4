import { z } from 'zod';
import { listOf } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';
import { fileOriginalSchema, imageOriginalSchema } from './events.ts';

const came = {
  /** The revision at which it came. */
  revision: z.number().int().min(1),
  /** Where in the log it came. */
  position: positionSchema,
  isPresent: z.boolean(),
  /** Where those who read content load it. */
  url: z.string(),
  updatedAt: z.iso.datetime(),
  /** The name of the account that uploaded it or took it back. */
  updatedBy: z.string(),
};

/** An image or file that an item has or had. */
export const fileOfItemSchema = z.discriminatedUnion('kind', [
  imageOriginalSchema.extend({ kind: z.literal('image'), ...came }),
  fileOriginalSchema.extend({ kind: z.literal('file'), ...came }),
]);
export type FileOfItem = z.infer<typeof fileOfItemSchema>;
export const fileHistorySchema = listOf(fileOfItemSchema);
export type FileHistory = z.infer<typeof fileHistorySchema>;
