import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { createItem } from '../item-with-modules/write-item.ts';

/** Creates the routes POST /api/{collection}. */
export function createContentRoutes(services: ContentServices): Route[] {
  return contentKinds.map((kind) =>
    route(kindEndpoints[kind].create, ({ body }, context) =>
      createItem(services, kind, body, context),
    ),
  );
}
