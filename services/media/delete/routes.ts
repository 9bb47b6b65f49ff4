import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { expectedRevisionOf } from '../../streams/requirements.ts';
import type { MediaKind } from '../item/guards.ts';
import type { MediaServices } from '../services.ts';

/** Routes for deleting items, and for restoring them. */
export function deleteRoutes({ writer, replies }: MediaServices): Route[] {
  const remove = (kind: MediaKind, endpoint: typeof mediaEndpoints.deleteImage) =>
    route(endpoint, async ({ params: { id: mediaId } }, { actor, commandId, ifMatch }) => {
      const seen = expectedRevisionOf({ ifMatch });
      const command = { type: 'delete-media', mediaId, kind, ...seen } as const;
      return replies.nothing(await writer.execute(actor, command, commandId));
    });
  const bringBack = (kind: MediaKind, endpoint: typeof mediaEndpoints.undeleteImage) =>
    route(endpoint, async ({ params: { id: mediaId } }, { actor, commandId }) => {
      const command = { type: 'undelete-media', mediaId, kind } as const;
      return replies.saved(await writer.execute(actor, command, commandId));
    });
  return [
    remove('image', mediaEndpoints.deleteImage),
    remove('file', mediaEndpoints.deleteFile),
    remove('video', mediaEndpoints.deleteVideo),
    bringBack('image', mediaEndpoints.undeleteImage),
    bringBack('file', mediaEndpoints.undeleteFile),
    bringBack('video', mediaEndpoints.undeleteVideo),
  ];
}
