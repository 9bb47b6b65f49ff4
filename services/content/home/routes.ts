import { actorId, hasCapability } from '@parvis/contracts/accounts/actor.ts';
import {
  daysBeforeReview,
  homeEndpoints,
  itemsOnHome,
  monthsUntilStale,
} from '@parvis/contracts/content/home-endpoints.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';

/** Kinds whose texts stay valid until somebody changes them; the others belong to their day. */
const lastingKinds = ['page', 'chapter', 'focus'] as const;

const dayMs = 24 * 3_600_000;

/** Returns the route GET /api/home. */
export function homeRoutes({ reads, clock }: ContentServices): Route[] {
  return [
    permittedRoute(homeEndpoints.readHome, 'content.read', async (_, { actor }) => {
      const now = clock.now();
      const since = new Date(now);
      since.setUTCMonth(since.getUTCMonth() - monthsUntilStale);
      const lasting = { kinds: lastingKinds, since: since.toISOString() };
      const soon = new Date(now.getTime() + daysBeforeReview * dayMs);
      const reviewed = {
        until: toParisTime(soon).date,
        before: hasCapability(actor, 'content.write') ? toParisTime(now).date : undefined,
      };
      return jsonReply(await reads.home(actorId(actor), { lasting, reviewed, limit: itemsOnHome }));
    }),
  ];
}
