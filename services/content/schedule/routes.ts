import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Route, route } from '../../http/route.ts';
import { expectedRevisionOf } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { readRoute } from '../read-content/read-route.ts';

/** PUT /api/{collection}/{id}/schedule and GET /api/scheduled */
export function scheduleRoutes({ writer, replies, reads, clock }: ContentServices): Route[] {
  return [
    ...contentKinds.map((kind) =>
      route(kindEndpoints[kind].schedule, async ({ params, body: plan }, context) => {
        const now = clock.now().toISOString();
        const about = { kind, contentId: params.id, ...expectedRevisionOf(context) };
        const command = { type: 'schedule-content', ...about, plan, now } as const;
        return replies.receipt(await writer.execute(context.actor, command, context.commandId));
      }),
    ),
    readRoute(contentEndpoints.listScheduled, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: await reads.planned(query),
    })),
  ];
}
