import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
  videoSourceSchema,
} from './details.ts';
import { mediaIdSchema } from './ids.ts';
import { mediaListQuerySchema } from './list-query.ts';
import { mediaTitleSchema } from './media-title.ts';
import { mediaUseListSchema } from './uses.ts';
import {
  fileViewSchema,
  imageViewSchema,
  pendingRenditionListSchema,
  pendingRenditionSchema,
  videoViewSchema,
} from './views.ts';

const none = z.object({});
const byId = z.object({ id: mediaIdSchema });
const sent = { title: mediaTitleSchema };
/** The instant of a release, ISO 8601 in UTC; immediately when omitted. */
const releaseSchema = z.object({ from: z.iso.datetime().optional() });
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;

/** Declares the usual endpoints of the media of a kind. */
function usualMediaEndpoints<View extends z.ZodObject>(path: `/${string}`, view: View) {
  const params = { all: none, one: byId };
  return usualEndpoints({ path, item: '/{id}', params, view, maxBytes: contentBodyBytes });
}

const images = usualMediaEndpoints('/api/media/images', imageViewSchema);
const files = usualMediaEndpoints('/api/media/files', fileViewSchema);
const videos = usualMediaEndpoints('/api/media/videos', videoViewSchema);

/** The REST endpoints of the media library, except uploads. */
export const mediaEndpoints = {
  listImages: images.list(
    'listImages',
    'Lists images, most recently changed first unless sorted otherwise',
    mediaListQuerySchema,
  ),
  getImage: images.get('getImage', 'Reads an image'),
  saveImage: images.save(
    'saveImage',
    'Saves the details of an image',
    imageDetailsSchema.extend(sent),
  ),
  deleteImage: images.delete(
    'deleteImage',
    'Deletes an image; past versions of pages still show it',
  ),
  undeleteImage: images.undelete('undeleteImage', 'Restores a deleted image'),
  releaseImage: images.step(
    'releaseImage',
    'release',
    'Releases an image to the public library, immediately or from a given time on',
    releaseSchema,
  ),
  withdrawImage: images.step(
    'withdrawImage',
    'withdraw',
    'Withdraws the release of an image: it stays public only where published content shows it',
    none,
  ),
  listFiles: files.list(
    'listFiles',
    'Lists files, most recently changed first unless sorted otherwise',
    mediaListQuerySchema,
  ),
  getFile: files.get('getFile', 'Reads the details of a file'),
  saveFile: files.save('saveFile', 'Saves the details of a file', fileDetailsSchema.extend(sent)),
  deleteFile: files.delete('deleteFile', 'Deletes a file; it can no longer be downloaded'),
  undeleteFile: files.undelete('undeleteFile', 'Restores a deleted file'),
  releaseFile: files.step(
    'releaseFile',
    'release',
    'Releases a file to the public library, immediately or from a given time on',
    releaseSchema,
  ),
  withdrawFile: files.step(
    'withdrawFile',
    'withdraw',
    'Withdraws the release of a file: it stays public only where published content shows it',
    none,
  ),
  listVideos: videos.list(
    'listVideos',
    'Lists videos, most recently changed first unless sorted otherwise',
    mediaListQuerySchema,
  ),
  registerVideo: videos.create(
    'registerVideo',
    'Registers a provider’s video, or an uploaded MP4 file as a video',
    videoDetailsSchema.extend({ ...sent, source: videoSourceSchema }),
  ),
  getVideo: videos.get('getVideo', 'Reads a video'),
  saveVideo: videos.save(
    'saveVideo',
    'Saves the details of a video',
    videoDetailsSchema.extend(sent),
  ),
  deleteVideo: videos.delete('deleteVideo', 'Deletes a video'),
  undeleteVideo: videos.undelete('undeleteVideo', 'Restores a deleted video'),
  releaseVideo: videos.step(
    'releaseVideo',
    'release',
    'Releases a video to the public library, immediately or from a given time on',
    releaseSchema,
  ),
  withdrawVideo: videos.step(
    'withdrawVideo',
    'withdraw',
    'Withdraws the release of a video: it stays public only where published content shows it',
    none,
  ),
  mediaUses: endpoint({
    id: 'mediaUses',
    method: 'get',
    path: '/api/media/uses/{id}',
    summary: 'Lists the uses of a media item, published or not',
    ...reads,
    params: byId,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: mediaUseListSchema },
  }),
  listRenditionTroubles: endpoint({
    id: 'listRenditionTroubles',
    method: 'get',
    path: '/api/media/renditions',
    summary: 'Lists renditions that are not ready, failed ones first',
    ...reads,
    params: none,
    query: listQuerySchema.extend({ state: pendingRenditionSchema.shape.state.optional() }),
    body: none,
    response: { status: 200, kind: 'json', schema: pendingRenditionListSchema },
  }),
  retryRenditions: endpoint({
    id: 'retryRenditions',
    method: 'post',
    path: '/api/media/renditions/retry',
    summary: 'Retries failed renditions',
    ...writes,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: z.object({ retried: z.number().int() }) },
  }),
} as const;
