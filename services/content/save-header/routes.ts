import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { saveItem } from '../item-with-modules/write-item.ts';

/** Returns the routes PUT /api/{collection}/{id}. */
export function saveHeaderRoutes(services: ContentServices): Route[] {
  return contentKinds.map((kind) =>
    route(kindEndpoints[kind].save, ({ params, body }, context) =>
      saveItem(services, { kind, contentId: params.id }, body, context),
    ),
  );
}
