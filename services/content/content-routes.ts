import type { Route } from '../platform/http/route.ts';
import { activateModuleRoutes } from './activate-module/routes.ts';
import { addModuleRoutes } from './add-module/routes.ts';
import { arrangeModulesRoutes } from './arrange-modules/routes.ts';
import { cloneRoutes } from './clone/routes.ts';
import { createPageRoutes } from './create-page/routes.ts';
import { deleteRoutes } from './delete/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { lockRoutes } from './lock/routes.ts';
import { mergeLanguageRoutes } from './merge-language/routes.ts';
import { pageEditorRoutes } from './page-editor/routes.ts';
import { publishRoutes } from './publish/routes.ts';
import { readPagesRoutes } from './read-pages/routes.ts';
import { restoreRoutes } from './restore/routes.ts';
import { saveModuleRoutes } from './save-module/routes.ts';
import { savePageRoutes } from './save-page/routes.ts';
import type { ContentServices } from './services.ts';

/** Every address of content, bound to what answers it. */
export function contentRoutes(services: ContentServices): Route[] {
  return [
    createPageRoutes,
    readPagesRoutes,
    savePageRoutes,
    deleteRoutes,
    publishRoutes,
    cloneRoutes,
    historyRoutes,
    restoreRoutes,
    addModuleRoutes,
    arrangeModulesRoutes,
    saveModuleRoutes,
    activateModuleRoutes,
    lockRoutes,
    pageEditorRoutes,
    mergeLanguageRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
