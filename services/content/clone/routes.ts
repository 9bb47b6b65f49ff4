import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Route, route } from '../../http/route.ts';
import { addedBy } from '../add-module/add-module.ts';
import type { ContentServices } from '../content-services.ts';
import { inlineTarget } from '../inline-form/inline-target.ts';
import { freshModuleId } from '../item/fresh-module-id.ts';

/** Returns the routes POST /api/{collection}/{id}/clone and /admin/inline/{type}/{id}/clone. */
export function cloneRoutes({ writer, store, cloner, replies }: ContentServices): Route[] {
  return [
    ...contentKinds.map((kind) =>
      route(kindEndpoints[kind].clone, async ({ params }, { actor, commandId }) =>
        replies.created(await cloner.clone(actor, { kind, contentId: params.id }, commandId)),
      ),
    ),
    ...contentKinds.map((kind) =>
      route(kindEndpoints[kind].translate, async ({ params, body }, { actor, commandId }) => {
        const item = { kind, contentId: params.id };
        return replies.created(await cloner.translate(actor, item, body.locale, commandId));
      }),
    ),
    route(inlineEndpoints.clone, async ({ params }, { actor, commandId }) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      const { contentId } = target.value;
      if (target.value.type !== 'module') {
        const source = { kind: target.value.type, contentId };
        return replies.created(await cloner.clone(actor, source, commandId));
      }
      const { moduleId } = target.value;
      const cloneId = await freshModuleId(store, contentId, commandId);
      const command = { type: 'clone-module', contentId, moduleId, cloneId } as const;
      const cloned = await writer.execute(actor, command, commandId);
      if (!cloned.ok) return { kind: 'refused', refusals: cloned.refusals };
      const { executed, moduleId: copyId } = addedBy(cloned.value, cloneId);
      return replies.module(accept(executed), copyId);
    }),
  ];
}
