import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { requireSeenRevision } from '../require-seen-revision.ts';
import type { ContentServices } from '../services.ts';

/** PUT /api/pages/{id} */
export function savePageRoutes({ writer, answers }: ContentServices): Route[] {
  return [
    route(contentEndpoints.savePage, async ({ params, body }, context) => {
      const seen = requireSeenRevision(context);
      if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
      const { draft, ...header } = body;
      const command = {
        type: 'save-header',
        contentId: params.id,
        expectedRevision: seen.value,
        header,
        draft,
      } as const;
      return answers.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
