import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { readModuleContent } from '../save-module/module-content.ts';
import { addModule } from './add-module.ts';

/** Returns the route POST /api/{contentId}/modules. */
export function addModuleRoutes(services: ContentServices): Route[] {
  return [
    route(contentEndpoints.createModule, async ({ params, body }, context) => {
      const read = body.data === undefined ? undefined : readModuleContent(body.type, body.data);
      if (read !== undefined && !read.ok) return { kind: 'refused', refusals: read.refusals };
      const content = read === undefined ? {} : { content: read.value.content };
      const sent = { moduleType: body.type, ...content };
      const added = await addModule(services, params.contentId, sent, context);
      if (!added.ok) return { kind: 'refused', refusals: added.refusals };
      const { executed, moduleId } = added.value;
      return services.replies.module(accept(executed), moduleId, read?.value.dropped);
    }),
  ];
}
