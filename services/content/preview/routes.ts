import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { type ContentId, contentIdOf } from '@parvis/contracts/content/ids.ts';
import { editorEndpoints, inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItemOfKind, requireKind } from '../item/guards.ts';
import { readTypedParts } from '../item/typed-parts.ts';
import type { ContentLocks } from '../lock/content-locks.ts';
import type { PreviewViewer } from './previews.ts';

/** Routes that show items, and single revisions of their modules, as public pages. */
export function previewRoutes(services: ContentServices): Route[] {
  const { previews, locks } = services;
  return [
    ...contentKinds.flatMap((kind) => [
      previewOfKind(services, kind),
      typedPreviewOfKind(services, kind),
    ]),
    permittedRoute(inlineEndpoints.previewModule, 'history.read', async ({ params }, { actor }) => {
      const viewer = await findViewer(locks, contentIdOf(params.id), actor);
      const html = await previews.moduleRevision(params.id, params.revision, viewer);
      return html === undefined
        ? refused('revision-not-found')
        : { kind: 'html', status: 200, html };
    }),
  ];
}

/** Returns the item as its editors see it. */
function previewOfKind({ store, previews, locks }: ContentServices, kind: ContentKind): Route {
  return permittedRoute(
    editorEndpoints[kind].view,
    'content.read',
    async ({ params }, { actor }) => {
      const isOfKind = requireKind((await store.load(params.id)).state, kind).ok;
      if (!isOfKind) return refused('content-not-found');
      const html = await previews.item(params.id, await findViewer(locks, params.id, actor));
      return html === undefined
        ? refused('content-not-found')
        : { kind: 'html', status: 200, html };
    },
  );
}

/** Returns the item with what is typed in its editor, as far as that could be saved. */
function typedPreviewOfKind({ store, previews, locks }: ContentServices, kind: ContentKind): Route {
  const endpoint = editorEndpoints[kind].typedView;
  return permittedRoute(endpoint, 'content.write', async ({ params, body }, { actor }) => {
    const found = requireItemOfKind((await store.load(params.id)).state, kind);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const typed = readTypedParts(found.value, body);
    const html = await previews.item(params.id, await findViewer(locks, params.id, actor), typed);
    return html === undefined ? refused('content-not-found') : jsonReply({ html });
  });
}

async function findViewer(
  locks: ContentLocks,
  contentId: ContentId,
  actor: Actor,
): Promise<PreviewViewer> {
  const accountId = actorId(actor);
  return { accountId, editing: await locks.isEditedBy(contentId, accountId) };
}
