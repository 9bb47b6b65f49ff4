import { z } from 'zod';
import { cropPlaceSchema, cropSchema } from './crop.ts';
import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
  videoSecondsSchema,
  videoSourceSchema,
} from './details.ts';
import { mediaIdSchema } from './ids.ts';
import { maxFilenameLength } from './limits.ts';
import { hashSchema } from './renditions.ts';
import { fileFormatSchema, fileMetadataSchema, imageFormatSchema } from './types.ts';

const revision = z.number().int().min(1);
const bytes = z.number().int().min(1);

/** An uploaded image; width and height are those of the upright image, in pixels. */
export const imageOriginalSchema = z.object({
  hash: hashSchema,
  format: imageFormatSchema,
  bytes,
  width: z.number().int().min(1),
  height: z.number().int().min(1),
});
export type ImageOriginal = z.infer<typeof imageOriginalSchema>;

/** The picture of a document's first page; width and height in pixels. */
export const coverSchema = z.object({
  width: z.number().int().min(1),
  height: z.number().int().min(1),
});
export type Cover = z.infer<typeof coverSchema>;

/** An uploaded file, with its name for downloads. */
export const fileOriginalSchema = z.object({
  hash: hashSchema,
  format: fileFormatSchema,
  bytes,
  filename: z.string().min(1).max(maxFilenameLength),
  /** Absent for formats without metadata, and for files from before it was removed. */
  metadata: fileMetadataSchema.optional(),
  /** The hash of the file as uploaded, when different bytes are stored: without its metadata. */
  sent: hashSchema.optional(),
  /** Of a document whose first page was drawn. */
  cover: coverSchema.optional(),
  /** The length of an MP4 film, if the file says it; absent in files from before it was read. */
  seconds: videoSecondsSchema.optional(),
});
export type FileOriginal = z.infer<typeof fileOriginalSchema>;

/**
 * The events of one media item's stream (`media-{id}`). Every `…Saved` carries a complete snapshot
 * of what it saved.
 */
export const mediaEventSchemas = {
  /** An image was added to the library; its original is stored under its hash. */
  ImageUploaded: z.object({
    mediaId: mediaIdSchema,
    original: imageOriginalSchema,
    details: imageDetailsSchema,
  }),
  /** A file was added to the library; it is stored under its hash. */
  FileUploaded: z.object({
    mediaId: mediaIdSchema,
    original: fileOriginalSchema,
    details: fileDetailsSchema,
  }),
  /** A video was added to the library. */
  VideoRegistered: z.object({
    mediaId: mediaIdSchema,
    source: videoSourceSchema,
    details: videoDetailsSchema,
  }),
  ImageSaved: z.object({ mediaId: mediaIdSchema, revision, details: imageDetailsSchema }),
  FileSaved: z.object({ mediaId: mediaIdSchema, revision, details: fileDetailsSchema }),
  VideoSaved: z.object({ mediaId: mediaIdSchema, revision, details: videoDetailsSchema }),
  /** An area was chosen for a use of the image, everywhere or in one content item. */
  ImageCropped: cropSchema.extend({ mediaId: mediaIdSchema, revision }),
  /**
   * The item's image was replaced, with the areas still valid on it; `lostCrops` need a new one.
   */
  ImageReplaced: z.object({
    mediaId: mediaIdSchema,
    revision,
    original: imageOriginalSchema,
    crops: z.array(cropSchema),
    lostCrops: z.array(cropPlaceSchema),
  }),
  /** The item's file was replaced. */
  FileReplaced: z.object({ mediaId: mediaIdSchema, revision, original: fileOriginalSchema }),
  /**
   * The item's file, uploaded before uploads were examined, has this first page or this length, or
   * neither that could be read.
   */
  FileExamined: z.object({
    mediaId: mediaIdSchema,
    hash: hashSchema,
    cover: coverSchema.optional(),
    seconds: videoSecondsSchema.optional(),
  }),
  /** The item was deleted from the library; past versions of pages still show it. */
  MediaDeleted: z.object({ mediaId: mediaIdSchema }),
  /** A deleted item was restored. */
  MediaUndeleted: z.object({ mediaId: mediaIdSchema }),
  /** The item is public from this instant on, whether or not published content shows it. */
  MediaReleased: z.object({ mediaId: mediaIdSchema, from: z.iso.datetime() }),
  /** An editor chose the instant at which the item will be released; that alone makes nothing public. */
  MediaReleasePlanned: z.object({ mediaId: mediaIdSchema, from: z.iso.datetime() }),
  /**
   * The release or its plan was withdrawn: the item is public only where published content shows
   * it.
   */
  MediaReleaseWithdrawn: z.object({ mediaId: mediaIdSchema }),
} as const;

export type MediaEventType = keyof typeof mediaEventSchemas;
export type MediaEvent = {
  [T in MediaEventType]: {
    readonly type: T;
    readonly data: z.infer<(typeof mediaEventSchemas)[T]>;
  };
}[MediaEventType];

export const mediaStreamPrefix = 'media-';
