import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type ContentId, contentIdOf } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import type { Reply, Route } from '../../platform/http/route.ts';
import type { ContentLocks } from '../lock/content-locks.ts';
import { readRoute } from '../read-route.ts';
import type { PreviewViewer } from '../reads.ts';
import { requireModuleOf } from '../require-module-of.ts';
import type { ContentServices } from '../services.ts';

/** Histories of pages and modules, single revisions, and previews. */
export function historyRoutes({ reads, previews, locks }: ContentServices): Route[] {
  return [
    readRoute(contentEndpoints.pageHistory, 'history.read', async ({ params }) => {
      const body = await reads.history(params.id);
      return body.revisions.length === 0 ? none('content-not-found') : { kind: 'json', body };
    }),
    readRoute(inlineEndpoints.moduleHistory, 'history.read', async ({ params }) => {
      const body = await reads.history(params.id);
      const isKnown = body.revisions.length > 0 || (await reads.module(params.id)) !== undefined;
      return isKnown ? { kind: 'json', body } : none('module-not-found');
    }),
    readRoute(contentEndpoints.moduleRevision, 'history.read', async ({ params }) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const body = await reads.revision(own.value, params.revision);
      return body === undefined ? none('revision-not-found') : { kind: 'json', body };
    }),
    readRoute(inlineEndpoints.previewModule, 'history.read', async ({ params }, { actor }) => {
      const viewer = await viewerOf(locks, contentIdOf(params.id), actor);
      const html = await previews.moduleRevision(params.id, params.revision, viewer);
      return html === undefined ? none('revision-not-found') : { kind: 'html', status: 200, html };
    }),
    readRoute(inlineEndpoints.adminPage, 'content.read', async ({ params }, { actor }) => {
      const html = await previews.page(params.id, await viewerOf(locks, params.id, actor));
      return html === undefined ? none('content-not-found') : { kind: 'html', status: 200, html };
    }),
  ];
}

function none(code: RefusalCode): Reply {
  return { kind: 'refused', refusals: [{ code }] };
}

async function viewerOf(
  locks: ContentLocks,
  contentId: ContentId,
  actor: Actor,
): Promise<PreviewViewer> {
  const accountId = actorId(actor);
  const holder = await locks.holderOf(contentId);
  return { accountId, editing: holder?.accountId === accountId };
}
