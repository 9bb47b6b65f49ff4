import { itemActions } from '@parvis/contracts/content/batch-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import { readExpectedRevision } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { rehearsePublication } from './rehearse-publication.ts';

/**
 * Returns the routes POST /api/{collection}/{id}/publish, /unpublish, /archive and /unarchive, and
 * those that preview their effects.
 */
export function publishRoutes(services: ContentServices): Route[] {
  const { writer, replies } = services;
  const { rehearsePublication: rehearsal } = publicationEndpoints;
  const publishing = contentKinds.flatMap((kind) =>
    itemActions.map((action) =>
      route(kindEndpoints[kind][action], async ({ params, body }, context) => {
        const about = { kind, contentId: params.id, ...readExpectedRevision(context), ...body };
        const command = { type: `${action}-content`, ...about } as const;
        return replies.receipt(await writer.execute(context.actor, command, context.commandId));
      }),
    ),
  );
  return [
    ...publishing,
    permittedRoute(rehearsal, 'content.write', async ({ params, query }) => {
      const effects = await rehearsePublication(services, params.id, query.action);
      return replyTo(effects, jsonReply);
    }),
  ];
}
