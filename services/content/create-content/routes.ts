import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { createContent } from './create-content.ts';

/** POST /api/{collection} */
export function createContentRoutes({ writer, replies }: ContentServices): Route[] {
  return contentKinds.map((kind) =>
    route(kindEndpoints[kind].create, async ({ body }, context) =>
      replies.created(await createContent(writer, kind, body, context)),
    ),
  );
}
