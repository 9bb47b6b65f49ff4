import type { MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface MenuFilter {
  readonly name?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly sort: 'name' | 'updated';
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const sortBy = {
  name: "state->'content'->>'name' || ' ' || (state->'content'->>'locale')",
  updated: 'valid_from',
} as const;

/** Lists menus; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listMenus(db: Queryable, { name, locale, sort, ...paging }: MenuFilter) {
  return listRevisioned<MenuContent>(db, 'menu-tree', {
    ...paging,
    where: `($3::text is null or state->'content'->>'name' = $3)
      and ($4::text is null or state->'content'->>'locale' = $4)`,
    values: [name ?? null, locale ?? null],
    sortBy: sortBy[sort],
  });
}
