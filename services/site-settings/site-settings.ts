import { filesOfBrand } from '@parvis/contracts/brand/brand.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { siteSettingsEndpoints as at } from '@parvis/contracts/site-settings/endpoints.ts';
import { siteSettingsKey as id } from '@parvis/contracts/site-settings/events.ts';
import {
  imagesOfSettings,
  noSiteSettings,
  type SiteSettings,
} from '@parvis/contracts/site-settings/settings.ts';
import { route } from '../http/route.ts';
import { singletonReads } from '../revisioned/entity-reads.ts';
import { singletonReplies } from '../revisioned/entity-replies.ts';
import { type EntityArea, type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { brandFileRoutes } from './brand-files/brand-file-routes.ts';
import type { BrandFiles } from './brand-files/brand-files.ts';
import { decideSettings, type SiteSettingsCommand, siteSettings } from './decide.ts';

/** The dependencies of the site’s settings. */
export interface SiteSettingsPorts extends EntityPorts {
  /** Reports which images are in the library. */
  readonly pictures: { among(ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>> };
  readonly files: BrandFiles;
}

export type SiteSettingsArea = EntityArea<SiteSettingsCommand, SiteSettings>;

/** Wires the site’s settings, with their routes bound to handlers. */
export function openSiteSettings(ports: SiteSettingsPorts): SiteSettingsArea {
  const writer = entityWriter(siteSettings, ports, {
    capability: 'site.configure',
    async decide(command: SiteSettingsCommand, state) {
      const pictures = await ports.pictures.among(imagesOfSettings(command.content));
      const files = await ports.files.among(filesOfBrand(command.content.brand));
      return decideSettings(command, state, new Set([...pictures, ...files]));
    },
  });
  const reads = singletonReads(id, noSiteSettings, 'site-settings', ports);
  const replies = singletonReplies(siteSettings, writer, ports);
  return {
    writer,
    routes: [
      route(at.getSiteSettings, () => reads.get()),
      ...brandFileRoutes(ports.files),
      route(at.siteSettingsHistory, ({ query }) => reads.history(query)),
      route(at.saveSiteSettings, ({ body }, context) => replies.save(id, body, context)),
      route(at.restoreSiteSettings, ({ body }, context) =>
        replies.restore(id, body.revision, context),
      ),
    ],
  };
}
