import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { readExpectedRevision } from '../../streams/requirements.ts';
import type { MediaKind } from '../item/guards.ts';
import type { MediaServices } from '../services.ts';

type DeleteEndpoint = (typeof mediaEndpoints)[`delete${'Image' | 'File' | 'Video'}`];
type UndeleteEndpoint = (typeof mediaEndpoints)[`undelete${'Image' | 'File' | 'Video'}`];

/** Routes for deleting items, and for restoring them. */
export function deleteRoutes({ writer, replies }: MediaServices): Route[] {
  const remove = (kind: MediaKind, endpoint: DeleteEndpoint) =>
    route(endpoint, async ({ params: { id: mediaId } }, { actor, commandId, ifMatch }) => {
      const seen = readExpectedRevision({ ifMatch });
      const command = { type: 'delete-media', mediaId, kind, ...seen } as const;
      return replies.nothing(await writer.execute(actor, command, commandId));
    });
  const bringBack = (kind: MediaKind, endpoint: UndeleteEndpoint) =>
    route(endpoint, async ({ params: { id: mediaId } }, { actor, commandId }) => {
      const command = { type: 'undelete-media', mediaId, kind } as const;
      return replies.saved(kind, await writer.execute(actor, command, commandId));
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
