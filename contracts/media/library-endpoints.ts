import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listSchema } from '../http/listing.ts';
import { videoProviderSchema } from './details.ts';
import { mediaIdSchema } from './ids.ts';
import { mediaListQuerySchema } from './list-query.ts';
import { mediaTitleSchema } from './media-title.ts';
import { unfinishedUploadSchema } from './unfinished-upload.ts';
import { anyMediaViewSchema, videoViewSchema } from './views.ts';

const none = z.object({});
const reads = { method: 'get', access: { capability: 'content.read' }, body: none } as const;
const adds = { method: 'post', access: { capability: 'content.write' }, query: none } as const;
const libraryTypeSchema = z.enum(['image', 'video', 'file']);
const byType = z.object({ type: libraryTypeSchema });
const title = mediaTitleSchema;

/** The items of one shelf, of any kind. */
const shelf = {
  status: 200,
  kind: 'json',
  schema: listSchema(anyMediaViewSchema),
  chosen: { key: 'id', schema: listSchema(z.looseObject({ id: mediaIdSchema })) },
} as const;

/** The form for adding to one shelf of the library. */
export const libraryFormSchema = z.object({
  type: libraryTypeSchema,
  /** Media types of the files, or providers of the videos. */
  accepts: z.array(z.string()),
  /** The size of a file in bytes; null for videos, which providers host. */
  maxBytes: z.number().int().nullable(),
  /** The size of a part of an upload. */
  partBytes: z.number().int().nullable(),
});

/** The embed data for the address of a provider’s video. */
export const embedSchema = z.object({
  provider: videoProviderSchema,
  videoId: z.string(),
  /**
   * The page of the video at the provider, and its player, which visitors load once they consent.
   */
  watch: z.url(),
  player: z.url(),
});
const address = z.string().trim().min(1).max(2_000);

/**
 * The endpoints by which other programs browse the library and add to it. No address in a request
 * is ever fetched.
 */
export const libraryEndpoints = {
  renderLibrary: endpoint({
    ...reads,
    id: 'renderLibrary',
    path: '/admin/library/{type}/render',
    summary: 'Lists one shelf of the library, most recently changed first unless sorted otherwise',
    params: byType,
    query: mediaListQuerySchema,
    response: shelf,
  }),
  libraryForm: endpoint({
    ...reads,
    id: 'libraryForm',
    path: '/admin/library/{type}/add',
    summary: 'Returns what can be added to one shelf of the library',
    params: byType,
    query: none,
    response: { status: 200, kind: 'json', schema: libraryFormSchema },
  }),
  addToLibrary: endpoint({
    ...adds,
    id: 'addToLibrary',
    path: '/admin/library/{type}/add',
    summary:
      'Adds a video, like POST /api/media/videos, or announces an image or file that is then sent in parts, like POST /api/media/uploads',
    params: byType,
    /** The body of either of the two, depending on the type. */
    body: z.looseObject({}),
    response: {
      status: 201,
      kind: 'json',
      schema: z.union([videoViewSchema, unfinishedUploadSchema]),
    },
  }),
  createProviderVideo: endpoint({
    ...adds,
    id: 'createProviderVideo',
    path: '/admin/library/video/{provider}/create',
    summary: 'Adds a provider’s video to the library',
    params: z.object({ provider: videoProviderSchema }),
    body: z.object({ videoId: z.string().regex(/^[\w-]{1,64}$/), title }),
    response: { status: 201, kind: 'json', schema: videoViewSchema },
  }),
  readEmbed: endpoint({
    ...reads,
    id: 'readEmbed',
    path: '/admin/social/inline/embed',
    summary:
      'Returns the embed data for the address of a provider’s video; other addresses are refused',
    params: none,
    query: z.object({ address }),
    response: { status: 200, kind: 'json', schema: embedSchema },
    refuses: ['embed-unknown'],
  }),
  generateEmbed: endpoint({
    ...adds,
    id: 'generateEmbed',
    path: '/admin/social/inline/embed/generate',
    summary: 'Adds the video at such an address to the library, so that pages can show it',
    params: none,
    body: z.object({ address, title }),
    response: { status: 201, kind: 'json', schema: videoViewSchema },
    refuses: ['embed-unknown'],
  }),
} as const;
