import { randomUUID } from 'node:crypto';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { sharedPreviewEndpoint } from '@parvis/contracts/content/preview-link-endpoints.ts';
import { type AttemptLimit, type Attempts, admitAttempt } from '../../http/attempt-limit.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import { jsonReply, type Route, route } from '../../http/route.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { toNetwork } from '../../http/to-network.ts';
import { mintId } from '../../streams/mint-id.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItemOfKind } from '../item/guards.ts';
import type { PreviewLink } from '../item/item.ts';
import { validLinks } from './valid-links.ts';

/** The pages that one network may open by links. */
const pagesPerNetwork: AttemptLimit = { burst: 120, refillMs: 1000 };

const dayMs = 24 * 3_600_000;

/** What keeps a draft out of caches, of search engines, and its address out of other sites' logs. */
const forItsReader = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** Routes by which editors list, create and revoke the links to a draft. */
export function previewLinkRoutes(services: ContentServices): Route[] {
  return contentKinds.flatMap((kind) => [
    listOfKind(services, kind),
    creationOfKind(services, kind),
    revocationOfKind(services, kind),
  ]);
}

function listOfKind({ store, accountNames, clock }: ContentServices, kind: ContentKind): Route {
  return permittedRoute(kindEndpoints[kind].previewLinks, 'content.write', async ({ params }) => {
    const found = requireItemOfKind((await store.load(params.id)).state, kind);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const links = validLinks(found.value, clock.now().toISOString()).toReversed();
    const names = await accountNames.namesOf([...new Set(links.map(({ by }) => by))]);
    return jsonReply({ items: links.map((link) => viewOf(link, names.get(link.by) ?? link.by)) });
  });
}

function viewOf({ id, at, until }: PreviewLink, createdBy: string) {
  return { id, createdAt: at, createdBy, until };
}

function creationOfKind(
  { writer, accountNames, clock }: ContentServices,
  kind: ContentKind,
): Route {
  return route(kindEndpoints[kind].createPreviewLink, async ({ params, body }, context) => {
    // A repeated request creates another link: the secret of the first is stored nowhere.
    const [requestId, secret, now] = [randomUUID(), newSecret(), clock.now()];
    const linkId = mintId(requestId);
    const command = {
      type: 'create-preview-link',
      contentId: params.id,
      kind,
      linkId,
      digest: hashOfSecret(secret).toString('hex'),
      until: new Date(now.getTime() + body.days * dayMs).toISOString(),
      now: now.toISOString(),
    } as const;
    const created = await writer.execute(context.actor, command, requestId);
    if (!created.ok) return { kind: 'refused', refusals: created.refusals };
    const { item, position } = created.value;
    const link = item.previewLinks.find(({ id }) => id === linkId);
    if (link === undefined) throw new Error('a link was created that the item does not have');
    const name = (await accountNames.namesOf([link.by])).get(link.by) ?? link.by;
    const path = `/preview/${params.id}/${secret}`;
    return { kind: 'json', body: { ...viewOf(link, name), path }, position };
  });
}

function revocationOfKind({ writer }: ContentServices, kind: ContentKind): Route {
  return route(kindEndpoints[kind].revokePreviewLink, async ({ params }, context) => {
    const { id: contentId, linkId } = params;
    const command = { type: 'revoke-preview-link', contentId, kind, linkId } as const;
    const revoked = await writer.execute(context.actor, command, context.commandId);
    if (!revoked.ok) return { kind: 'refused', refusals: revoked.refusals };
    return { kind: 'empty', position: revoked.value.position };
  });
}

/** The route that shows a draft to whoever has a link to it. */
export function sharedPreviewRoutes(
  { sharedPreviews }: Pick<ContentServices, 'sharedPreviews'>,
  attempts: Pick<Attempts, 'take'>,
): Route[] {
  return [
    route(sharedPreviewEndpoint, async ({ params }, { client }) => {
      const key = `shared previews ${toNetwork(client.address)}`;
      const admitted = await admitAttempt(attempts, { limit: pagesPerNetwork, key });
      if (!admitted.ok) return { kind: 'refused', refusals: admitted.refusals };
      const html = await sharedPreviews.page(params.id, params.secret);
      if (html === undefined) return refused('preview-link-ended');
      return { kind: 'html', status: 200, html, headers: forItsReader };
    }),
  ];
}
