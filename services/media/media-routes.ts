import type { Route } from '../http/route.ts';
import { byAddressRoutes } from './by-address/routes.ts';
import { cropRoutes } from './crop/routes.ts';
import { deleteRoutes } from './delete/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { readRoutes } from './read/routes.ts';
import { releaseRoutes } from './release/routes.ts';
import { renditionRoutes } from './renditions/routes.ts';
import { replacementRoutes } from './replace/routes.ts';
import { resumableRoutes } from './resumable/routes.ts';
import { saveRoutes } from './save/routes.ts';
import type { MediaServices } from './services.ts';

/** Returns the routes of media, except uploads and serving. */
export function mediaRoutes(services: MediaServices): Route[] {
  return [
    readRoutes,
    saveRoutes,
    cropRoutes,
    replacementRoutes,
    deleteRoutes,
    releaseRoutes,
    renditionRoutes,
    resumableRoutes,
    libraryRoutes,
    byAddressRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
