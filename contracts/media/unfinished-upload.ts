import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { mediaIdSchema } from './ids.ts';
import { maxFileBytes, maxFilenameLength, maxMediaTitleLength } from './limits.ts';
import { hashSchema } from './renditions.ts';

/** The details of an uploaded file; the title defaults to the file's name, in every language. */
export const uploadQuerySchema = z.object({
  filename: z.string().trim().min(1).max(maxFilenameLength),
  title: singleLine(maxMediaTitleLength).min(1).optional(),
});

/** The announcement of a file before its bytes are sent. */
export const announcedUploadSchema = uploadQuerySchema.extend({
  kind: z.enum(['image', 'file']),
  bytes: z.number().int().min(1).max(maxFileBytes),
  /** SHA-256 of the file; with it, a damaged upload is refused and an unfinished one is found again. */
  sha256: hashSchema.optional(),
});
export type AnnouncedUpload = z.infer<typeof announcedUploadSchema>;

/** An unfinished upload: the next part starts at `received`. Its id is that of the item to come. */
export const unfinishedUploadSchema = z.object({
  id: mediaIdSchema,
  bytes: z.number().int(),
  received: z.number().int(),
  /** Maximum bytes of a part. */
  partBytes: z.number().int(),
});
export type UnfinishedUpload = z.infer<typeof unfinishedUploadSchema>;
