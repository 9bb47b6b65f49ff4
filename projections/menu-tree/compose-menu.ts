import type { Position } from '@parvis/contracts/log/position.ts';
import { menuIdSchema } from '@parvis/contracts/menus/ids.ts';
import type { Menu, MenuEntry, MenuLink } from '@parvis/contracts/menus/menu.ts';
import type { MenuTree, MenuTreeEntry } from '@parvis/contracts/menus/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../platform/queryable.ts';
import { holdsAt } from '../platform/revisioned/queries.ts';
import { servedRows } from '../platform/served-query.ts';
import { menuOf } from './menu-tag.ts';

/** A line of a menu that visitors can follow. */
export interface ShownEntry {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
  readonly children: readonly ShownEntry[];
}

/** A menu as visitors see it, with what it depends on and where it was read. */
export interface ComposedMenu {
  readonly entries: readonly ShownEntry[];
  readonly position: Position;
  /** The menu, and every content it links to. */
  readonly tags: readonly string[];
}

interface GatheredMenu {
  readonly position: Position;
  readonly menu: Menu | null;
  /** Addresses of the published contents that the menu links to. */
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * A menu for visitors, now or at a past position; without entries when there is none. An entry whose
 * content is not published is left out with everything below it. @throws ReadModelNotServed
 */
export async function composeMenu(
  db: Queryable,
  name: string,
  locale: Locale,
  at?: Position,
): Promise<ComposedMenu> {
  const { menu, paths, position } = await gather(db, name, locale, at);
  const entries = menu?.content.entries ?? [];
  const contents = entries.flatMap(linkedContents);
  const tags = [menuOf(name, locale), ...contents.map((id) => `content:${id}`)];
  return { entries: shown(entries, paths), position, tags: [...new Set(tags)] };
}

/** A menu for editors: addresses that lead nowhere are null. Undefined when there is none. */
export async function composeMenuTree(
  db: Queryable,
  name: string,
  locale: Locale,
  at?: Position,
): Promise<MenuTree | undefined> {
  const { menu, paths, position } = await gather(db, name, locale, at);
  if (menu === null) return undefined;
  const { id, revision, content } = menu;
  const entries = content.entries.map((entry) => treeEntry(entry, paths));
  return { id: menuIdSchema.parse(id), name, locale, revision, position, entries };
}

/** Menu and addresses in one statement, so that everything is of one moment. */
async function gather(
  db: Queryable,
  name: string,
  locale: Locale,
  at: Position | undefined,
): Promise<GatheredMenu> {
  const [row] = await servedRows<GatheredMenu>(
    db,
    `with menu as materialized (
       select span.state from menu_tree.span
       where span.state->'content'->>'name' = $2 and span.state->'content'->>'locale' = $3
         and not (span.state->>'deleted')::boolean and ${holdsAt('span', at)}
     ), linked as (
       select distinct jsonb_path_query(menu.state, '$.**.contentId') #>> '{}' as id from menu
     )
     select least(read_position('menu-tree'), read_position('page-fragments')) as position,
       (select state from menu) as menu,
       (select coalesce(json_object_agg(page.id, page.path), '{}')
        from linked join page_fragments.content_fragment page
          on page.id = linked.id and ${holdsAt('page', at)}) as paths`,
    [at ?? null, name, locale],
  );
  if (row === undefined) throw new Error('a menu is gathered into one row');
  return row;
}

function shown(entries: readonly MenuEntry[], paths: GatheredMenu['paths']): readonly ShownEntry[] {
  return entries.flatMap(({ label, link, children }) => {
    const { href, newTab } = addressOf(link, paths);
    return href === null ? [] : [{ label, href, newTab, children: shown(children, paths) }];
  });
}

function treeEntry(
  { label, link, children }: MenuEntry,
  paths: GatheredMenu['paths'],
): MenuTreeEntry {
  const below = children.map((child) => treeEntry(child, paths));
  return { label, ...addressOf(link, paths), children: below };
}

function addressOf(
  link: MenuLink,
  paths: GatheredMenu['paths'],
): { readonly href: string | null; readonly newTab: boolean } {
  switch (link.kind) {
    case 'content':
      return { href: paths[link.contentId] ?? null, newTab: false };
    case 'path':
      return { href: link.path, newTab: false };
    case 'url':
      return { href: link.url, newTab: link.newTab };
  }
}

function linkedContents({ link, children }: MenuEntry): readonly string[] {
  const own = link.kind === 'content' ? [link.contentId] : [];
  return [...own, ...children.flatMap(linkedContents)];
}
