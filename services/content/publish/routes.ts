import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import { expectedRevisionOf } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';

/** POST /api/{collection}/{id}/publish and /unpublish */
export function publishRoutes({ writer, replies }: ContentServices): Route[] {
  return contentKinds.flatMap((kind) => [
    route(kindEndpoints[kind].publish, async ({ params }, context) => {
      const about = { kind, contentId: params.id, ...expectedRevisionOf(context) };
      const command = { type: 'publish-content', ...about } as const;
      return replies.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
    route(kindEndpoints[kind].unpublish, async ({ params }, context) => {
      const about = { kind, contentId: params.id, ...expectedRevisionOf(context) };
      const command = { type: 'unpublish-content', ...about } as const;
      return replies.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
  ]);
}
