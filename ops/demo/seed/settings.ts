import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction } from './seeded-site.ts';

/** Names the site before anything is published, once its image is in the library. */
export function settingsAction(content: SiteSettings): DemoAction {
  return {
    at: '2024-01-01T09:30:00.000Z',
    async enter({ editorial: { settings } }) {
      const command = { type: 'save', id: siteSettingsKey, expectedRevision: 0, content } as const;
      requireAccepted(await settings.writer.execute(systemActor, command, 'demo/settings'));
    },
  };
}
