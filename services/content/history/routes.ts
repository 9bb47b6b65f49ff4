import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import type { Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireKind } from '../item/guards.ts';
import { requireModuleOf } from '../item/require-module-of.ts';

/** Returns the routes of histories of items and modules, and of single revisions. */
export function historyRoutes(services: ContentServices): Route[] {
  const { reads } = services;
  return [
    ...contentKinds.flatMap((kind) => historyOfKind(services, kind)),
    permittedRoute(inlineEndpoints.moduleHistory, 'history.read', async ({ params }) => {
      const body = await reads.history(params.id);
      const isKnown = body.revisions.length > 0 || (await reads.module(params.id)) !== undefined;
      return isKnown ? { kind: 'json', body } : refused('module-not-found');
    }),
    permittedRoute(contentEndpoints.moduleRevision, 'history.read', async ({ params }) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const body = await reads.revision(own.value, params.revision);
      return body === undefined ? refused('revision-not-found') : { kind: 'json', body };
    }),
  ];
}

/** Returns the history of a header, and single revisions of it. */
function historyOfKind({ store, reads }: ContentServices, kind: ContentKind): Route[] {
  const isOfKind = async (id: ContentId) => requireKind((await store.load(id)).state, kind).ok;
  return [
    permittedRoute(kindEndpoints[kind].history, 'history.read', async ({ params: { id } }) => {
      if (!(await isOfKind(id))) return refused('content-not-found');
      const body = await reads.history(id);
      return body.revisions.length === 0 ? refused('content-not-found') : { kind: 'json', body };
    }),
    permittedRoute(kindEndpoints[kind].revision, 'history.read', async ({ params }) => {
      const { id, revision } = params;
      if (!(await isOfKind(id))) return refused('content-not-found');
      const body = await reads.revision(id, revision);
      return body === undefined ? refused('revision-not-found') : { kind: 'json', body };
    }),
  ];
}
