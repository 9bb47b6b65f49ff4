import { adminSearchEndpoints } from '@parvis/contracts/admin-search/endpoints.ts';
import { permittedRoute } from '../http/permitted-route.ts';
import type { Route } from '../http/route.ts';
import { type SearchPorts, searchEverything } from './search-everything.ts';

/** Returns the route of the search over everything. */
export function adminSearchRoutes(ports: SearchPorts): Route[] {
  return [
    permittedRoute(
      adminSearchEndpoints.searchEverything,
      'content.read',
      async ({ query }, { actor }) => ({
        kind: 'json',
        body: await searchEverything(ports, actor, query.q),
      }),
    ),
  ];
}
