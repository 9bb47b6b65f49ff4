import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import type { MediaKind } from '../item/guards.ts';
import type { MediaServices } from '../services.ts';

type ReleaseEndpoint = (typeof mediaEndpoints)[`release${'Image' | 'File' | 'Video'}`];
type WithdrawEndpoint = (typeof mediaEndpoints)[`withdraw${'Image' | 'File' | 'Video'}`];

/** Routes for releasing items to the public library, and withdrawing them from it. */
export function releaseRoutes({ writer, replies, clock }: MediaServices): Route[] {
  const release = (kind: MediaKind, endpoint: ReleaseEndpoint) =>
    route(endpoint, async ({ params: { id: mediaId }, body: { from } }, { actor, commandId }) => {
      const now = clock.now().toISOString();
      const command = { type: 'release-media', mediaId, kind, now, from } as const;
      return replies.saved(kind, await writer.execute(actor, command, commandId));
    });
  const withdraw = (kind: MediaKind, endpoint: WithdrawEndpoint) =>
    route(endpoint, async ({ params: { id: mediaId } }, { actor, commandId }) => {
      const command = { type: 'withdraw-media', mediaId, kind } as const;
      return replies.saved(kind, await writer.execute(actor, command, commandId));
    });
  return [
    release('image', mediaEndpoints.releaseImage),
    release('file', mediaEndpoints.releaseFile),
    release('video', mediaEndpoints.releaseVideo),
    withdraw('image', mediaEndpoints.withdrawImage),
    withdraw('file', mediaEndpoints.withdrawFile),
    withdraw('video', mediaEndpoints.withdrawVideo),
  ];
}
