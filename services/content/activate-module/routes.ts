import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';

const commandOf = { activate: 'activate-module', deactivate: 'deactivate-module' } as const;

/** POST /admin/inline/module/{id}/{activate|deactivate} */
export function activateModuleRoutes({ writer, replies }: ContentServices): Route[] {
  return [
    route(inlineEndpoints.moduleAction, async ({ params }, { actor, commandId }) => {
      const moduleId = params.id;
      const command = {
        type: commandOf[params.action],
        contentId: contentIdOf(moduleId),
        moduleId,
      };
      return replies.module(await writer.execute(actor, command, commandId), moduleId);
    }),
  ];
}
