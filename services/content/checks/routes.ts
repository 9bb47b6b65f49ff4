import { checkEndpoints } from '@parvis/contracts/content/checks/endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import { readTypedParts } from '../item/typed-parts.ts';

/** Routes that check an item as it is typed, and list what to look at over the site. */
export function checkRoutes({ store, reads }: ContentServices): Route[] {
  return [
    permittedRoute(checkEndpoints.listChecks, 'content.read', async ({ query }) =>
      jsonReply(await reads.checks(query)),
    ),
    permittedRoute(checkEndpoints.checkTyped, 'content.read', async ({ params, body }) => {
      const found = requireItem((await store.load(params.id)).state);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const typed = readTypedParts(found.value, body);
      return jsonReply({ findings: await reads.typedChecks(found.value, typed) });
    }),
  ];
}
