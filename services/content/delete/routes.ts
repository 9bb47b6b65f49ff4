import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type Reply, type RequestContext, type Route, route } from '../../platform/http/route.ts';
import { inlineTarget } from '../page-editor/inline-target.ts';
import { requireModuleOf } from '../require-module-of.ts';
import { seenRevision } from '../require-seen-revision.ts';
import type { ContentServices } from '../services.ts';

/** DELETE of pages and modules, and bringing them back. */
export function deleteRoutes({ writer, answers }: ContentServices): Route[] {
  const deletePage = async (contentId: ContentId, context: RequestContext): Promise<Reply> => {
    const command = { type: 'delete-content', contentId, ...seenRevision(context) } as const;
    return answers.nothing(await writer.execute(context.actor, command, context.commandId));
  };
  const deleteModule = async (
    contentId: ContentId,
    moduleId: ModuleId,
    context: RequestContext,
  ): Promise<Reply> => {
    const seen = seenRevision(context);
    const command = { type: 'delete-module', contentId, moduleId, ...seen } as const;
    return answers.nothing(await writer.execute(context.actor, command, context.commandId));
  };
  return [
    route(contentEndpoints.deletePage, ({ params }, context) => deletePage(params.id, context)),
    route(contentEndpoints.undeletePage, async ({ params }, { actor, commandId }) => {
      const command = { type: 'undelete-content', contentId: params.id } as const;
      return answers.receipt(await writer.execute(actor, command, commandId));
    }),
    route(contentEndpoints.deleteModule, async ({ params }, context) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      return deleteModule(params.contentId, own.value, context);
    }),
    route(contentEndpoints.undeleteModule, async ({ params }, { actor, commandId }) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const command = { type: 'undelete-module', ...params } as const;
      return answers.module(await writer.execute(actor, command, commandId), own.value);
    }),
    route(inlineEndpoints.remove, async ({ params }, context) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      const { contentId } = target.value;
      return target.value.type === 'page'
        ? deletePage(contentId, context)
        : deleteModule(contentId, target.value.moduleId, context);
    }),
  ];
}
