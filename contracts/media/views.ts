import { z } from 'zod';
import { contentKindSchema } from '../content/kinds.ts';
import { listSchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { areaSchema, cropPlaceSchema, cropSchema, imageUseSchema } from './crop.ts';
import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
  videoSourceSchema,
} from './details.ts';
import { fileOriginalSchema, imageOriginalSchema } from './events.ts';
import { mediaIdSchema } from './ids.ts';

/** Published content that makes an item public; `title` is its name for editors. */
export const publicMediaUseSchema = z.object({
  kind: z.enum(['content', 'menu', 'redirect', 'media', 'site']),
  id: z.string(),
  title: z.string(),
  /** The kind and the language of content. */
  contentKind: contentKindSchema.optional(),
  locale: localeSchema.optional(),
});
export type PublicMediaUse = z.infer<typeof publicMediaUseSchema>;

/**
 * Who can reach an item: visitors too when it `isPublic`, else editors only; with up to five items
 * that show it.
 */
export const mediaVisibilitySchema = z.object({
  isPublic: z.boolean(),
  shownBy: z.array(publicMediaUseSchema),
});
export type MediaVisibility = z.infer<typeof mediaVisibilitySchema>;

const inLibrary = {
  id: mediaIdSchema,
  revision: z.number().int().min(1),
  deleted: z.boolean(),
  /**
   * Released to the public library from an instant on, or planned to be; null when it is neither.
   */
  release: z.object({ state: z.enum(['planned', 'released']), from: z.iso.datetime() }).nullable(),
  /** Omitted from responses to writes, which do not wait for a read model. */
  visibility: mediaVisibilitySchema.optional(),
  updatedAt: z.iso.datetime(),
  /** The name of the account that last changed it. */
  updatedBy: z.string(),
};

/** An image; `url` is its fallback rendition: the whole image as JPEG, at most 1280 pixels wide. */
export const imageViewSchema = imageDetailsSchema.extend({
  ...imageOriginalSchema.shape,
  ...inLibrary,
  kind: z.literal('image'),
  url: z.string(),
  crops: z.array(cropSchema),
  /** Uses that need a new area since the image was replaced. */
  lostCrops: z.array(cropPlaceSchema),
});
export type ImageView = z.infer<typeof imageViewSchema>;

/** A file; `url` is where it is downloaded. */
export const fileViewSchema = fileDetailsSchema.extend({
  ...fileOriginalSchema.shape,
  ...inLibrary,
  kind: z.literal('file'),
  url: z.string(),
});
export type FileView = z.infer<typeof fileViewSchema>;

export const videoViewSchema = videoDetailsSchema.extend({
  ...inLibrary,
  kind: z.literal('video'),
  source: videoSourceSchema,
});
export type VideoView = z.infer<typeof videoViewSchema>;

export type MediaView = ImageView | FileView | VideoView;
/** The view of an item of a kind. */
export type MediaViewOf<Kind extends MediaView['kind']> = Extract<MediaView, { kind: Kind }>;

/** Whether an item is of a kind. */
export function isOfKind<Kind extends MediaView['kind']>(
  view: MediaView,
  kind: Kind,
): view is MediaViewOf<Kind> {
  return view.kind === kind;
}
/** An item of any kind. */
export const anyMediaViewSchema = z.discriminatedUnion('kind', [
  imageViewSchema,
  fileViewSchema,
  videoViewSchema,
]);

export const imageListSchema = listSchema(imageViewSchema);
export const fileListSchema = listSchema(fileViewSchema);

/** The data of the crop tool: the image, and for every use its area and minimum size. */
export const cropFormSchema = z.object({
  image: imageViewSchema,
  contentId: cropSchema.shape.contentId,
  uses: z.array(
    z.object({
      use: imageUseSchema,
      minWidth: z.number().int(),
      minHeight: z.number().int(),
      area: areaSchema,
      /** False while the area is derived from the focal point. */
      chosen: z.boolean(),
    }),
  ),
});
export type CropForm = z.infer<typeof cropFormSchema>;

/** A rendition that is not ready: `waiting` for its first or next attempt, or `dead` after too many. */
export const pendingRenditionSchema = z.object({
  key: z.string(),
  mediaId: mediaIdSchema,
  state: z.enum(['waiting', 'dead']),
  attempts: z.number().int(),
  /** The error of the last attempt; null before the first. */
  trouble: z.string().nullable(),
});
export type PendingRendition = z.infer<typeof pendingRenditionSchema>;
export const pendingRenditionListSchema = listSchema(pendingRenditionSchema);
