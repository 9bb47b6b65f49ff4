import type { Route } from '../http/route.ts';
import { activateModuleRoutes } from './activate-module/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { addModuleRoutes } from './add-module/routes.ts';
import { approvalRoutes } from './approval/routes.ts';
import { arrangeModulesRoutes } from './arrange-modules/routes.ts';
import { batchRoutes } from './batch/routes.ts';
import { checkRoutes } from './checks/routes.ts';
import { choiceRoutes } from './choices/routes.ts';
import { cloneRoutes } from './clone/routes.ts';
import type { ContentServices } from './content-services.ts';
import { createContentRoutes } from './create-content/routes.ts';
import { deleteRoutes } from './delete/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { inlineFormRoutes } from './inline-form/routes.ts';
import { lockRoutes } from './lock/routes.ts';
import { mergeLanguageRoutes } from './merge-language/routes.ts';
import { previewRoutes } from './preview/routes.ts';
import { previewLinkRoutes } from './preview-links/routes.ts';
import { publishRoutes } from './publish/routes.ts';
import { readContentRoutes } from './read-content/routes.ts';
import { restoreRoutes } from './restore/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { saveHeaderRoutes } from './save-header/routes.ts';
import { saveModuleRoutes } from './save-module/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { translationDebtRoutes } from './translation-debt/routes.ts';
import { treeRoutes } from './tree/routes.ts';
import { undoRoutes } from './undo/routes.ts';
import { versionRoutes } from './versions/routes.ts';

/** Returns the routes of content: every endpoint, bound to its handler. */
export function contentRoutes(services: ContentServices): Route[] {
  return [
    createContentRoutes,
    batchRoutes,
    readContentRoutes,
    homeRoutes,
    checkRoutes,
    saveHeaderRoutes,
    deleteRoutes,
    publishRoutes,
    approvalRoutes,
    scheduleRoutes,
    cloneRoutes,
    historyRoutes,
    activityRoutes,
    previewRoutes,
    previewLinkRoutes,
    restoreRoutes,
    versionRoutes,
    undoRoutes,
    addModuleRoutes,
    arrangeModulesRoutes,
    saveModuleRoutes,
    activateModuleRoutes,
    lockRoutes,
    inlineFormRoutes,
    mergeLanguageRoutes,
    translationDebtRoutes,
    reviewRoutes,
    treeRoutes,
    choiceRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
