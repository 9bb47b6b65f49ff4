import { hasCapability } from '@parvis/contracts/accounts/actor.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Route, route } from '../../http/route.ts';
import type { MediaServices } from '../services.ts';

/** Routes for listing pending renditions, and for retrying failed ones. */
export function renditionRoutes({ jobs, clock }: MediaServices): Route[] {
  return [
    permittedRoute(mediaEndpoints.listRenditionTroubles, 'content.read', async ({ query }) => {
      const { page, pageSize, state } = query;
      const list = await jobs.listPending(state, { page, pageSize });
      return { kind: 'json', body: { ...list, page, pageSize } };
    }),
    route(mediaEndpoints.retryRenditions, async (_input, { actor }) => {
      if (!hasCapability(actor, 'content.write'))
        return { kind: 'refused', refusals: [{ code: 'forbidden' }] };
      return { kind: 'json', body: { retried: await jobs.retryDead(clock.now()) } };
    }),
  ];
}
