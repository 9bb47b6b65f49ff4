import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { seenRevision } from '../require-seen-revision.ts';
import type { ContentServices } from '../services.ts';

/** POST /api/pages/{id}/publish and /unpublish */
export function publishRoutes({ writer, answers }: ContentServices): Route[] {
  return [
    route(contentEndpoints.publishPage, async ({ params }, context) => {
      const seen = seenRevision(context);
      const command = { type: 'publish-content', contentId: params.id, ...seen } as const;
      return answers.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
    route(contentEndpoints.unpublishPage, async ({ params }, context) => {
      const seen = seenRevision(context);
      const command = { type: 'unpublish-content', contentId: params.id, ...seen } as const;
      return answers.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
