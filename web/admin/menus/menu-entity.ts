import { menuEndpoints as at } from '@parvis/contracts/menus/endpoints.ts';
import { type MenuEntry, type MenuLink, menuContentSchema } from '@parvis/contracts/menus/menu.ts';
import { pathIn } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { readTitles } from '../content-picker/api/find-content.ts';
import { declareEntity } from '../revisions/entity.ts';
import type { ShownWith } from '../revisions/shown-fields.ts';
import { restoreMenu } from './api/menus.ts';
import { menuTitle } from './menu-names.ts';

/** The history of a menu. */
export const menuEntity = declareEntity({
  title: 'menus.title',
  key: z.object({ id: z.string() }),
  content: menuContentSchema,
  history: at.menuHistory,
  restore: ({ id }, { revision }, seen) => restoreMenu({ id, revision }, seen),
  undelete: (menu) => restoreMenu(menu, menu.revision),
  screen: (_, menu) => ({
    to: '/admin/menus',
    search: menu ? { name: menu.name, locale: menu.locale } : {},
  }),
  nameOf: ({ name, locale }, { intl }) => `${menuTitle(intl, name)} (${locale})`,
  pathOf: ({ locale }) => pathIn(locale, '/'),
  fields: ({ entries }, shown) => ({
    [shown.intl.formatMessage({ id: 'menus.entries' })]: linesOf(entries, shown).join('\n'),
  }),
  mentions: ({ entries }) => contentsOf(entries),
  readNames: async (ids) =>
    new Map([...(await readTitles(ids))].map(([id, { title }]) => [id, title])),
});

function contentsOf(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap(({ link, children }) => [
    ...(link.kind === 'content' ? [link.contentId] : []),
    ...contentsOf(children),
  ]);
}

function linesOf(entries: readonly MenuEntry[], shown: ShownWith, above = ''): readonly string[] {
  return entries.flatMap(({ label, link, children }) => {
    const path = `${above}${label}`;
    return [`${path} → ${addressOf(link, shown)}`, ...linesOf(children, shown, `${path} › `)];
  });
}

function addressOf(link: MenuLink, { names }: ShownWith): string {
  switch (link.kind) {
    case 'content':
      return names.get(link.contentId) ?? link.contentId;
    case 'path':
      return link.path;
    case 'url':
      return link.url;
  }
}
