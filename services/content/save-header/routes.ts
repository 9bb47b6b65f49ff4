import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { saveHeader } from './save-header.ts';

/** PUT /api/{collection}/{id} */
export function saveHeaderRoutes({ writer, replies }: ContentServices): Route[] {
  return contentKinds.map((kind) =>
    route(kindEndpoints[kind].save, async ({ params, body }, context) =>
      replies.receipt(await saveHeader(writer, { kind, contentId: params.id }, body, context)),
    ),
  );
}
