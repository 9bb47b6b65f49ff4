import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import { expectedRevisionOf } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';

/** POST /api/{collection}/{id}/archive and /unarchive */
export function archiveRoutes({ writer, replies }: ContentServices): Route[] {
  return contentKinds.flatMap((kind) => [
    route(kindEndpoints[kind].archive, async ({ params }, context) => {
      const about = { kind, contentId: params.id, ...expectedRevisionOf(context) };
      const command = { type: 'archive-content', ...about } as const;
      return replies.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
    route(kindEndpoints[kind].unarchive, async ({ params }, context) => {
      const about = { kind, contentId: params.id, ...expectedRevisionOf(context) };
      const command = { type: 'unarchive-content', ...about } as const;
      return replies.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
  ]);
}
