import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { saveItem } from '../whole-item/write-item.ts';

/** PUT /api/{collection}/{id} */
export function saveHeaderRoutes(services: ContentServices): Route[] {
  return contentKinds.map((kind) =>
    route(kindEndpoints[kind].save, async ({ params, body }, context) => {
      const saved = await saveItem(services, { kind, contentId: params.id }, body, context);
      if (!saved.ok) return { kind: 'refused', refusals: saved.refusals };
      return services.replies.receipt(accept(saved.value.executed), saved.value.dropped);
    }),
  );
}
