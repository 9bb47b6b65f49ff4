import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import {
  siteSettingsEndpoints as at,
  type SiteSettingsView,
} from '@parvis/contracts/site-settings/endpoints.ts';
import { siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import { noSiteSettings, type SavedSettings } from '@parvis/contracts/site-settings/settings.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listRevisions } from '@parvis/projections/revisioned/list-revisions.ts';
import { readSettings } from '@parvis/projections/site-settings/read-settings.ts';
import { type RequestContext, type Route, replyTo, route } from '../http/route.ts';
import { type AccountNames, withName } from '../streams/account-names.ts';
import { namedRevisions } from '../streams/named-reads.ts';
import { requireIfMatch } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { ExecutedCommand } from '../streams/stream-writer.ts';
import type { SettingsWriter } from './settings-writer.ts';

const unset: SiteSettingsView = {
  ...noSiteSettings,
  revision: 0,
  updatedAt: null,
  updatedBy: null,
};

/** Returns the routes of the site’s settings. */
export function settingsRoutes(
  writer: SettingsWriter,
  db: Queryable,
  accountNames: AccountNames,
): Route[] {
  const replies = new StreamReplies(accountNames, (saved: SavedSettings) => revisionedView(saved));
  return [
    route(at.getSiteSettings, async () => {
      const saved = await readSettings(db);
      if (saved === undefined) return { kind: 'json', body: unset, etag: unset.revision };
      const body = await withName(accountNames, revisionedView(saved));
      return { kind: 'json', body, etag: saved.revision };
    }),
    route(at.siteSettingsHistory, async ({ query }) => {
      const revisions = await listRevisions(db, 'site-settings', siteSettingsKey, query);
      return namedRevisions(accountNames, revisions, undefined);
    }),
    route(at.saveSiteSettings, async ({ body: settings }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const command = { type: 'save-settings', expectedRevision: seen.value, settings } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.restoreSiteSettings, async ({ body }, context) =>
      replies.saved(await restore(writer, body.revision, context)),
    ),
  ];
}

async function restore(
  writer: SettingsWriter,
  restored: number,
  context: RequestContext,
): Promise<Outcome<ExecutedCommand<SavedSettings>>> {
  const seen = requireIfMatch(context);
  if (!seen.ok) return seen;
  const settings = await writer.revision(restored);
  if (settings === undefined) return refuse('revision-not-found', { path: ['revision'] });
  const expectedRevision = seen.value;
  const command = { type: 'restore-settings', expectedRevision, restored, settings } as const;
  return writer.execute(context.actor, command, context.commandId);
}
