import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { withChosenFields } from '../../http/chosen-fields.ts';
import { readRoute } from '../../http/read-route.ts';
import type { Reply, Route } from '../../http/route.ts';
import type { MediaKind } from '../item/guards.ts';
import type { MediaServices } from '../services.ts';

/** Routes for reading files, images and videos and their uses. */
export function readRoutes({ reads }: MediaServices): Route[] {
  const list = (kind: MediaKind, endpoint: typeof mediaEndpoints.listImages) =>
    readRoute(endpoint, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: withChosenFields(await reads.list({ kind, ...query }), query.fields),
    }));
  const get = (kind: MediaKind, endpoint: typeof mediaEndpoints.getImage) =>
    readRoute(endpoint, 'content.read', async ({ params }): Promise<Reply> => {
      const item = await reads.item(params.id);
      if (item?.kind !== kind) return { kind: 'refused', refusals: [{ code: 'media-not-found' }] };
      if (item.deleted) return { kind: 'refused', refusals: [{ code: 'media-deleted' }] };
      return { kind: 'json', body: item, etag: item.revision };
    });
  return [
    list('image', mediaEndpoints.listImages),
    list('file', mediaEndpoints.listFiles),
    list('video', mediaEndpoints.listVideos),
    get('image', mediaEndpoints.getImage),
    get('file', mediaEndpoints.getFile),
    get('video', mediaEndpoints.getVideo),
    readRoute(mediaEndpoints.mediaUses, 'content.read', async ({ params: { id }, query }) => ({
      kind: 'json',
      body: await reads.uses(id, query),
    })),
  ];
}
