import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { readExpectedRevision } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { requireModuleOf } from '../item/require-module-of.ts';

const commandTypes = { activate: 'activate-module', deactivate: 'deactivate-module' } as const;

const endpoints = {
  'activate-module': contentEndpoints.activateModule,
  'deactivate-module': contentEndpoints.deactivateModule,
} as const;

/**
 * Returns the routes POST /api/{contentId}/modules/{moduleId}/{activate|deactivate}, and those of
 * the back-office.
 */
export function activateModuleRoutes({ writer, replies }: ContentServices): Route[] {
  return [
    ...Object.values(commandTypes).map((type) =>
      route(endpoints[type], async ({ params, body: { publish } }, context) => {
        const own = requireModuleOf(params);
        if (!own.ok) return { kind: 'refused', refusals: own.refusals };
        const command = { type, ...params, ...readExpectedRevision(context), publish };
        const outcome = await writer.execute(context.actor, command, context.commandId);
        return replies.module(outcome, own.value);
      }),
    ),
    route(inlineEndpoints.moduleAction, async ({ params, body }, { actor, commandId }) => {
      const moduleId = params.id;
      const command = {
        type: commandTypes[params.action],
        contentId: contentIdOf(moduleId),
        moduleId,
        publish: body.publish,
      };
      return replies.module(await writer.execute(actor, command, commandId), moduleId);
    }),
  ];
}
