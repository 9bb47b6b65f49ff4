import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { RestoredRevision } from '@parvis/contracts/content/kind-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { ContentReceipt } from '@parvis/contracts/content/views.ts';
import { type Reply, type RequestContext, type Route, route } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItemOfKind, requireModule } from '../item/guards.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import { requireModuleOf } from '../item/require-module-of.ts';
import { ItemRevisions } from './item-revisions.ts';

const noSuchRevision = {
  kind: 'refused',
  refusals: [{ code: 'revision-not-found', path: ['revision'] }],
} as const;

/** Routes that restore earlier headers and modules. */
export function restoreRoutes(services: ContentServices): Route[] {
  const { writer, store, replies } = services;
  return [
    ...contentKinds.map((kind) =>
      route(kindEndpoints[kind].restore, ({ params, body }, context) =>
        restoreHeader(services, { kind, contentId: params.id }, body, context),
      ),
    ),
    route(contentEndpoints.restoreModule, async ({ params, body }, context) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const seen = requireIfMatch(context);
      if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
      const { contentId, moduleId } = params;
      const found = requireModule((await store.load(contentId)).state, moduleId);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const revisions = new ItemRevisions(await store.events(contentId));
      const content = revisions.module(moduleId, body.revision);
      if (content === undefined) return noSuchRevision;
      const command = {
        type: 'restore-module',
        contentId,
        moduleId,
        expectedRevision: seen.value,
        restored: body.revision,
        content,
        publish: body.publish,
      } as const;
      return replies.module(
        await writer.execute(context.actor, command, context.commandId),
        moduleId,
      );
    }),
  ];
}

async function restoreHeader(
  { writer, store, replies }: ContentServices,
  { kind, contentId }: ItemOfKind,
  { revision: restored, publish }: RestoredRevision,
  context: RequestContext,
): Promise<Reply<ContentReceipt>> {
  const seen = requireIfMatch(context);
  if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
  const found = requireItemOfKind((await store.load(contentId)).state, kind);
  if (!found.ok) return { kind: 'refused', refusals: found.refusals };
  const header = new ItemRevisions(await store.events(contentId)).header(restored);
  if (header === undefined) return noSuchRevision;
  const expectedRevision = seen.value;
  const command = {
    type: 'restore-header',
    contentId,
    expectedRevision,
    restored,
    header,
    publish,
  } as const;
  return replies.receipt(await writer.execute(context.actor, command, context.commandId));
}
