import type { Position } from '@parvis/contracts/log/position.ts';
import { menuIdSchema } from '@parvis/contracts/menus/ids.ts';
import type { Menu, MenuEntry, MenuLink } from '@parvis/contracts/menus/menu.ts';
import type { MenuTree, MenuTreeEntry } from '@parvis/contracts/menus/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { prepared } from '../postgres/prepared.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt } from '../revisioned/queries.ts';
import { menuTag } from './menu-tag.ts';

/** A line of a menu that visitors can follow. */
export interface ShownEntry {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
  readonly children: readonly ShownEntry[];
}

/** Menus as visitors see them, with their tags and the log position they were read at. */
export interface ComposedMenus {
  /** The entries of existing menus, by name. */
  readonly menus: ReadonlyMap<string, readonly ShownEntry[]>;
  readonly position: Position;
  /** The menus requested, and all content they link to. */
  readonly tags: readonly string[];
}

interface MenuData {
  readonly position: Position;
  readonly menus: readonly Menu[];
  /** Addresses of published content that the menus link to. */
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * Menus for visitors, now or at a past position. An entry whose content is not published is
 * omitted, with its descendants.
 * @throws ReadModelNotServed
 */
export async function composeMenus(
  db: Queryable,
  names: readonly string[],
  locale: Locale,
  at?: Position,
): Promise<ComposedMenus> {
  const { menus, paths, position } = await gather(db, names, locale, at);
  const contents = menus.flatMap(({ content }) => content.entries).flatMap(linkedContents);
  const ofMenus = names.map((name) => menuTag(name, locale));
  return {
    menus: new Map(menus.map(({ content }) => [content.name, shown(content.entries, paths)])),
    position,
    tags: [...new Set([...ofMenus, ...contents.map((id) => `content:${id}`)])],
  };
}

/**
 * Composes a menu for editors; addresses that do not exist are null. Undefined when the menu does
 * not exist.
 */
export async function composeMenuTree(
  db: Queryable,
  name: string,
  locale: Locale,
  at?: Position,
): Promise<MenuTree | undefined> {
  const { menus, paths, position } = await gather(db, [name], locale, at);
  const [menu] = menus;
  if (menu === undefined) return undefined;
  const { id, revision, content } = menu;
  const entries = content.entries.map((entry) => treeEntry(entry, paths));
  return { id: menuIdSchema.parse(id), name, locale, revision, position, entries };
}

/** Reads menus and addresses in one statement, so that all are from one snapshot. */
async function gather(
  db: Queryable,
  names: readonly string[],
  locale: Locale,
  at: Position | undefined,
): Promise<MenuData> {
  const [row] = await servedRows<MenuData>(
    db,
    prepared(`with menu as materialized (
       select span.state from menu_tree.span
       where span.state->'content'->>'name' = any($2) and span.state->'content'->>'locale' = $3
         and not (span.state->>'deleted')::boolean and ${isValidAt('span', at)}
     ), linked as (
       select distinct jsonb_path_query(menu.state, '$.**.contentId') #>> '{}' as id from menu
     )
     select least(read_position('menu-tree'), read_position('page-fragments')) as position,
       (select coalesce(json_agg(state), '[]') from menu) as menus,
       (select coalesce(json_object_agg(page.id, page.path), '{}')
        from linked join page_fragments.content_fragment page
          on page.id = linked.id and ${isValidAt('page', at)}) as paths`),
    [at ?? null, names, locale],
  );
  if (row === undefined) throw new Error('expected one row with the menus');
  return row;
}

function shown(entries: readonly MenuEntry[], paths: MenuData['paths']): readonly ShownEntry[] {
  return entries.flatMap(({ label, link, children }) => {
    const { href, newTab } = resolveLink(link, paths);
    return href === null ? [] : [{ label, href, newTab, children: shown(children, paths) }];
  });
}

function treeEntry({ label, link, children }: MenuEntry, paths: MenuData['paths']): MenuTreeEntry {
  const below = children.map((child) => treeEntry(child, paths));
  return { label, ...resolveLink(link, paths), children: below };
}

function resolveLink(
  link: MenuLink,
  paths: MenuData['paths'],
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
