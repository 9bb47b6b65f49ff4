import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireModuleOf } from '../item/require-module-of.ts';
import { saveModule } from './save-module.ts';

/** Returns the route PUT /api/{contentId}/modules/{moduleId}. */
export function saveModuleRoutes(services: ContentServices): Route[] {
  const { replies } = services;
  return [
    route(contentEndpoints.saveModule, async ({ params, body }, context) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const saved = await saveModule(services, own.value, body, context);
      if (!saved.ok) return { kind: 'refused', refusals: saved.refusals };
      return replies.module(accept(saved.value.executed), own.value, saved.value.dropped);
    }),
  ];
}
