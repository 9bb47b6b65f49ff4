import { upkeepEndpoints as at } from '@parvis/contracts/content/upkeep-endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import { listPublicVersions } from '../versions/public-versions.ts';
import { readDebt } from './read-debt.ts';

/** Routes that tell how far a translation is behind, and record that it no longer is. */
export function translationDebtRoutes(services: ContentServices): Route[] {
  const { store, writer, replies } = services;
  return [
    permittedRoute(at.getTranslationDebt, 'content.read', async ({ params }) =>
      replyTo(await readDebt(services, params.id), jsonReply),
    ),
    route(at.alignTranslation, async ({ params, body: { version } }, { actor, commandId }) => {
      const existing = requireItem((await store.load(params.id)).state);
      if (!existing.ok) return { kind: 'refused', refusals: existing.refusals };
      const original = existing.value.translationGroup;
      if (version > listPublicVersions(await store.events(original)).length)
        return { kind: 'refused', refusals: [{ code: 'revision-not-found', path: ['version'] }] };
      const about = { contentId: params.id, original, version };
      const command = { type: 'align-translation', ...about } as const;
      return replies.receipt(await writer.execute(actor, command, commandId));
    }),
  ];
}
