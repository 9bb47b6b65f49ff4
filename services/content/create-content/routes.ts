import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { createItem } from '../whole-item/write-item.ts';

/** POST /api/{collection} */
export function createContentRoutes(services: ContentServices): Route[] {
  return contentKinds.map((kind) =>
    route(kindEndpoints[kind].create, async ({ body }, context) => {
      const created = await createItem(services, kind, body, context);
      if (!created.ok) return { kind: 'refused', refusals: created.refusals };
      return services.replies.created(accept(created.value.executed), created.value.dropped);
    }),
  );
}
