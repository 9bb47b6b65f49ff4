import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';

/** Returns the route PUT /api/{contentId}/modules. */
export function arrangeModulesRoutes({ writer, replies }: ContentServices): Route[] {
  return [
    route(contentEndpoints.arrangeModules, async ({ params, body }, { actor, commandId }) => {
      const { contentId } = params;
      const command = { type: 'arrange-modules', contentId, ...body } as const;
      return replies.modules(await writer.execute(actor, command, commandId));
    }),
  ];
}
