import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import { menuListFields } from '@parvis/contracts/menus/endpoints.ts';
import type { MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface MenuFilter extends ListControls {
  readonly name?: string | undefined;
  readonly locale?: Locale | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Lists menus; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listMenus(db: Queryable, filter: MenuFilter) {
  const { name, locale, page, pageSize } = filter;
  return listRevisioned<MenuContent>(db, 'menu-tree', {
    page,
    pageSize,
    where: `($3::text is null or state->'content'->>'name' = $3)
      and ($4::text is null or state->'content'->>'locale' = $4)`,
    values: [name ?? null, locale ?? null],
    fields: menuListFields,
    controls: filter,
  });
}
