import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { isOfKind, type MediaViewOf } from '@parvis/contracts/media/views.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import type { Reply, Route } from '../../http/route.ts';
import type { MediaKind } from '../item/guards.ts';
import type { MediaReads } from '../reads.ts';
import type { MediaServices } from '../services.ts';

/** Routes for reading files, images and videos and their uses. */
export function readRoutes({ reads }: MediaServices): Route[] {
  const { listImages, listFiles, listVideos, getImage, getFile, getVideo } = mediaEndpoints;
  return [
    permittedRoute(listImages, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: await reads.list({ kind: 'image', ...query }),
    })),
    permittedRoute(listFiles, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: await reads.list({ kind: 'file', ...query }),
    })),
    permittedRoute(listVideos, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: await reads.list({ kind: 'video', ...query }),
    })),
    permittedRoute(getImage, 'content.read', ({ params }) => replyWith(reads, 'image', params.id)),
    permittedRoute(getFile, 'content.read', ({ params }) => replyWith(reads, 'file', params.id)),
    permittedRoute(getVideo, 'content.read', ({ params }) => replyWith(reads, 'video', params.id)),
    permittedRoute(mediaEndpoints.mediaUses, 'content.read', async ({ params: { id }, query }) => ({
      kind: 'json',
      body: await reads.uses(id, query),
    })),
  ];
}

async function replyWith<Kind extends MediaKind>(
  reads: MediaReads,
  kind: Kind,
  id: MediaId,
): Promise<Reply<MediaViewOf<Kind>>> {
  const item = await reads.item(id);
  if (item === undefined || !isOfKind(item, kind)) return refused('media-not-found');
  if (item.deleted) return refused('media-deleted');
  return { kind: 'json', body: item, etag: item.revision };
}
