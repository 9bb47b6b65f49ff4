import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type ContentSummary, plannedContentListSchema } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { toProblem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { readExpectedRevision } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import type { ContentWriter } from '../item/content-writer.ts';

/** Returns the routes PUT /api/{collection}/{id}/schedule and GET /api/scheduled. */
export function scheduleRoutes({ writer, replies, reads, clock }: ContentServices): Route[] {
  return [
    ...contentKinds.map((kind) =>
      route(kindEndpoints[kind].schedule, async ({ params, body: plan }, context) => {
        const now = clock.now().toISOString();
        const about = { kind, contentId: params.id, ...readExpectedRevision(context) };
        const command = { type: 'schedule-content', ...about, plan, now } as const;
        return replies.receipt(await writer.execute(context.actor, command, context.commandId));
      }),
    ),
    permittedRoute(
      contentEndpoints.listScheduled,
      'content.read',
      async ({ query }, { locale }) => {
        const list = await reads.planned(query);
        const now = clock.now().toISOString();
        const items = list.items.map(async (item) => ({
          ...item,
          refused: await whyRefused(writer, item, now, locale),
        }));
        const planned = { ...list, items: await Promise.all(items) };
        return { kind: 'json', body: plannedContentListSchema.parse(planned) };
      },
    ),
  ];
}

/**
 * Returns why an item's due plan cannot be executed; null when it can, or when nothing is due yet.
 */
async function whyRefused(
  writer: Pick<ContentWriter, 'rehearseChange'>,
  { id: contentId, plan }: Pick<ContentSummary, 'id' | 'plan'>,
  now: string,
  locale: Locale,
): Promise<string | null> {
  if (![plan.publishAt, plan.unpublishAt].some((at) => at !== null && at <= now)) return null;
  const rehearsed = await writer.rehearseChange({ type: 'carry-out-plan', contentId, now });
  return rehearsed.ok ? null : toProblem(rehearsed.refusals, locale).detail;
}
