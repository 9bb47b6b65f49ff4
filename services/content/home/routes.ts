import { actorId } from '@parvis/contracts/accounts/actor.ts';
import {
  homeEndpoints,
  itemsOnHome,
  monthsUntilStale,
} from '@parvis/contracts/content/home-endpoints.ts';
import { readRoute } from '../../http/read-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';

/** Kinds whose texts stay valid until somebody changes them; the others belong to their day. */
const lastingKinds = ['page', 'chapter', 'focus'] as const;

/** Returns the route GET /api/home. */
export function homeRoutes({ reads, clock }: ContentServices): Route[] {
  return [
    readRoute(homeEndpoints.readHome, 'content.read', async (_, { actor }) => {
      const since = new Date(clock.now());
      since.setUTCMonth(since.getUTCMonth() - monthsUntilStale);
      const lasting = { kinds: lastingKinds, since: since.toISOString() };
      return jsonReply(await reads.home(actorId(actor), lasting, itemsOnHome));
    }),
  ];
}
