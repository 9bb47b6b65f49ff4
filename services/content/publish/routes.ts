import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { type Route, replyTo, route } from '../../http/route.ts';
import { expectedRevisionOf } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { readRoute } from '../read-content/read-route.ts';
import { rehearsePublication } from './rehearse-publication.ts';

/** POST /api/{collection}/{id}/publish and /unpublish, and what either would change */
export function publishRoutes(services: ContentServices): Route[] {
  const { writer, replies } = services;
  const { rehearsePublication: rehearsal } = publicationEndpoints;
  const publishing = contentKinds.flatMap((kind) => [
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
  return [
    ...publishing,
    readRoute(rehearsal, 'content.write', async ({ params, query }) => {
      const effects = await rehearsePublication(services, params.id, query.action);
      return replyTo(effects, (body) => ({ kind: 'json', body }));
    }),
  ];
}
