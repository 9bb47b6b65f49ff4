import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Route } from '../http/route.ts';
import { menuRoutes } from './menu-routes.ts';
import { MenuWriter, type MenuWriterPorts } from './menu-writer.ts';

/** The dependencies of menus. `db` has the read models. */
export interface MenuPorts extends MenuWriterPorts {
  readonly db: Queryable;
}

/** Menus: their writer and routes. */
export interface MenuArea {
  readonly writer: MenuWriter;
  readonly routes: readonly Route[];
}

/** Wires menus, with their routes bound to handlers. */
export function openMenus(ports: MenuPorts): MenuArea {
  const writer = new MenuWriter(ports);
  return { writer, routes: menuRoutes(writer, ports.db, ports.accountNames) };
}
