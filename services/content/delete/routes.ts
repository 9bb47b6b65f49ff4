import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { type Reply, type RequestContext, type Route, route } from '../../http/route.ts';
import { readExpectedRevision } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { inlineTarget } from '../inline-form/inline-target.ts';
import { requireModuleOf } from '../item/require-module-of.ts';

/** Routes that delete and restore items and modules. */
export function deleteRoutes(services: ContentServices): Route[] {
  const { writer, replies } = services;
  return [
    ...contentKinds.flatMap((kind) => [
      route(kindEndpoints[kind].delete, ({ params }, context) =>
        deleteItem(services, kind, params.id, context),
      ),
      route(kindEndpoints[kind].undelete, async ({ params, body }, { actor, commandId }) => {
        const command = { type: 'undelete-content', kind, contentId: params.id, ...body } as const;
        return replies.receipt(await writer.execute(actor, command, commandId));
      }),
    ]),
    route(contentEndpoints.deleteModule, async ({ params, query }, context) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      return deleteModule(services, { ...params, ...query }, context);
    }),
    route(contentEndpoints.undeleteModule, async ({ params, body }, { actor, commandId }) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const { publish } = body;
      const command = { type: 'undelete-module', ...params, publish } as const;
      return replies.module(await writer.execute(actor, command, commandId), own.value);
    }),
    route(inlineEndpoints.remove, async ({ params, query }, context) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      if (target.value.type !== 'module')
        return deleteItem(services, target.value.type, target.value.contentId, context);
      const { contentId, moduleId } = target.value;
      return deleteModule(services, { contentId, moduleId, ...query }, context);
    }),
  ];
}

async function deleteItem(
  { writer, replies }: ContentServices,
  kind: ContentKind,
  contentId: ContentId,
  context: RequestContext,
): Promise<Reply> {
  const command = {
    type: 'delete-content',
    kind,
    contentId,
    ...readExpectedRevision(context),
  } as const;
  return replies.nothing(await writer.execute(context.actor, command, context.commandId));
}

interface ModuleDeletion {
  readonly contentId: ContentId;
  readonly moduleId: ModuleId;
  readonly publish: boolean;
}

async function deleteModule(
  { writer, replies }: ContentServices,
  deletion: ModuleDeletion,
  context: RequestContext,
): Promise<Reply> {
  const command = { type: 'delete-module', ...deletion, ...readExpectedRevision(context) } as const;
  return replies.nothing(await writer.execute(context.actor, command, context.commandId));
}
