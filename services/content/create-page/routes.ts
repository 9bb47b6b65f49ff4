import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ContentServices } from '../services.ts';
import { createPage } from './create-page.ts';

/** POST /api/pages */
export function createPageRoutes({ writer, answers }: ContentServices): Route[] {
  return [
    route(contentEndpoints.createPage, async ({ body }, context) =>
      answers.created(await createPage(writer, body, context)),
    ),
  ];
}
