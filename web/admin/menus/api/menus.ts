import { maxPageSize } from '@parvis/contracts/http/listing.ts';
import { menuEndpoints as at } from '@parvis/contracts/menus/endpoints.ts';
import { type MenuView } from '@parvis/contracts/menus/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads every menu, in each language. */
export const listMenus = queryOptions({
  queryKey: ['menus'],
  queryFn: ({ signal }) => callEndpoint(at.listMenus, { query: { pageSize: maxPageSize }, signal }),
});

/** Reads a menu. */
export function readMenu(id: string): Promise<MenuView> {
  return callEndpoint(at.getMenu, { params: { id } });
}

/** Creates the menu of a name and language. */
export function createMenu(
  { name, locale }: Pick<MenuView, 'name' | 'locale'>,
  entries: object[],
  commandId: string,
): Promise<MenuView> {
  const body = { name, locale, entries };
  return callEndpoint(at.createMenu, { body, commandId });
}

/** Saves a menu's entries, based on a revision. */
export function saveMenu(id: string, entries: object[], ifMatch: number): Promise<MenuView> {
  return callEndpoint(at.saveMenu, { params: { id }, body: { entries }, ifMatch });
}

/** Deletes a menu as it was read. */
export function deleteMenu({ id, revision }: MenuView): Promise<undefined> {
  return callEndpoint(at.deleteMenu, { params: { id }, ifMatch: revision });
}

interface MenuRevision {
  readonly id: string;
  readonly revision: number;
}

/** Restores an earlier revision of a menu, based on the one that was read. */
export function restoreMenu({ id, revision }: MenuRevision, ifMatch: number): Promise<MenuView> {
  const request = { params: { id }, body: { revision }, ifMatch };
  return callEndpoint(at.restoreMenu, request);
}

/** Restores a deleted menu. */
export function undeleteMenu(menu: MenuRevision): Promise<MenuView> {
  return restoreMenu(menu, menu.revision);
}
