import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { requireItem, requireModule } from '../item/guards.ts';
import { requireModuleOf } from '../require-module-of.ts';
import { requireSeenRevision } from '../require-seen-revision.ts';
import type { ContentServices } from '../services.ts';
import { headerAt, moduleAt } from './revisions.ts';

const noSuchRevision = {
  kind: 'refused',
  refusals: [{ code: 'revision-not-found', path: ['revision'] }],
} as const;

/** POST …/restore of pages and modules */
export function restoreRoutes({ writer, store, answers }: ContentServices): Route[] {
  return [
    route(contentEndpoints.restorePage, async ({ params, body }, context) => {
      const seen = requireSeenRevision(context);
      if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
      const contentId = params.id;
      const found = requireItem((await store.load(contentId)).state);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const header = await headerAt(store, contentId, body.revision);
      if (header === undefined) return noSuchRevision;
      const command = {
        type: 'restore-header',
        contentId,
        expectedRevision: seen.value,
        restored: body.revision,
        header,
      } as const;
      return answers.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
    route(contentEndpoints.restoreModule, async ({ params, body }, context) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const seen = requireSeenRevision(context);
      if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
      const { contentId, moduleId } = params;
      const found = requireModule((await store.load(contentId)).state, moduleId);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const content = await moduleAt(store, contentId, moduleId, body.revision);
      if (content === undefined) return noSuchRevision;
      const command = {
        type: 'restore-module',
        contentId,
        moduleId,
        expectedRevision: seen.value,
        restored: body.revision,
        content,
      } as const;
      return answers.module(
        await writer.execute(context.actor, command, context.commandId),
        moduleId,
      );
    }),
  ];
}
