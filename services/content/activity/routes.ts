import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { parseParisTime } from '@parvis/contracts/site/paris-time.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import type { Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';

const dayMs = 86_400_000;

/** Returns the route GET /api/activity. */
export function activityRoutes({ reads }: ContentServices): Route[] {
  return [
    permittedRoute(activityEndpoints.listActivity, 'history.read', async ({ query }) => {
      const { from, to, ...others } = query;
      const body = await reads.activity({
        ...others,
        from: from && parseStart(from),
        to: to && parseStart(dayAfter(to)),
      });
      return { kind: 'json', body };
    }),
  ];
}

/** Returns the instant at which a day begins in Paris. */
function parseStart(day: string): string | undefined {
  return parseParisTime(day)?.toISOString();
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
