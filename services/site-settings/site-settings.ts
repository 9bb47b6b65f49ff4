import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Route } from '../http/route.ts';
import { settingsRoutes } from './settings-routes.ts';
import { SettingsWriter, type SettingsWriterPorts } from './settings-writer.ts';

/** The dependencies of the site’s settings. `db` has the read models. */
export interface SiteSettingsPorts extends SettingsWriterPorts {
  readonly db: Queryable;
}

/** The site’s settings: their writer and routes. */
export interface SiteSettingsArea {
  readonly writer: SettingsWriter;
  readonly routes: readonly Route[];
}

/** Wires the site’s settings, with their routes bound to handlers. */
export function openSiteSettings(ports: SiteSettingsPorts): SiteSettingsArea {
  const writer = new SettingsWriter(ports);
  return { writer, routes: settingsRoutes(writer, ports.db, ports.accountNames) };
}
