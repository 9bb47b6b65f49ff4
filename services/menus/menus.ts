import type { Queryable } from '@parvis/projections/platform/queryable.ts';
import type { Route } from '../platform/http/route.ts';
import { menuRoutes } from './menu-routes.ts';
import { MenuWriter, type MenuWriterPorts } from './menu-writer.ts';

/** What menus are built on. `db` holds the read models. */
export interface MenuPorts extends MenuWriterPorts {
  readonly db: Queryable;
}

/** Wires menus: every address of theirs, bound to what answers it. */
export function openMenus(ports: MenuPorts): { readonly routes: readonly Route[] } {
  return { routes: menuRoutes(new MenuWriter(ports), ports.db, ports.directory) };
}
