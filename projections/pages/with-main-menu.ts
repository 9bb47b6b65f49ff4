import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ComposedScreen, FramedScreen } from '@parvis/contracts/site/screens.ts';
import type { MenuEntry, SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { composeMenus, type ShownEntry } from '../menu-tree/compose-menus.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { readShared } from './read-shared.ts';
import { readSite } from './read-site.ts';

/** What the frames of all pages in a language have in common: settings, and the menus of editors. */
export type FrameParts = Awaited<ReturnType<typeof readFrameParts>>;

/** @throws ReadModelNotServed */
export async function readFrameParts(db: Queryable, locale: Locale, at?: Position) {
  const [menus, site] = await Promise.all([
    readShared(db, at, `menus ${locale}`, () => readMenus(db, locale, at)),
    readSite(db, locale, at),
  ]);
  return { menus, site };
}

/**
 * A frame with the site’s settings and the menus that editors created, for screens that are not
 * content.
 * @param parts if they have been read already
 * @throws ReadModelNotServed
 */
export async function frameWithMainMenu(
  db: Queryable,
  frame: SiteFrame,
  at?: Position,
  parts?: FrameParts,
): Promise<{
  readonly frame: SiteFrame;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const read = parts ?? (await readFrameParts(db, frame.locale, at));
  const { menus, ...ofMenus } = read.menus;
  const { site, ...ofSite } = read.site;
  const { main, profiles, jobs, hr, footer } = menus;
  const menu = main.length === 0 ? frame.menu : main;
  return {
    frame: {
      ...frame,
      site,
      menu,
      profiles,
      jobs,
      hr,
      footer: footer.length === 0 ? menu : footer,
    },
    position: earliest([ofMenus.position, ofSite.position]),
    tags: [...ofMenus.tags, ...ofSite.tags],
  };
}

/**
 * The menus of every page: the same objects for as long as they are cached, so that their rendering
 * is cached too.
 */
async function readMenus(db: Queryable, locale: Locale, at: Position | undefined) {
  const names = ['main', 'profiles', 'jobs', 'hr', 'footer'];
  const { menus, ...read } = await composeMenus(db, names, locale, at);
  const findEntries = (name: string) => menus.get(name)?.map(menuEntry) ?? [];
  return {
    ...read,
    menus: {
      main: findEntries('main'),
      profiles: findEntries('profiles'),
      jobs: findEntries('jobs'),
      hr: findEntries('hr'),
      footer: findEntries('footer'),
    },
  };
}

/** A composed screen under the menus that editors created. @throws ReadModelNotServed */
export async function withMainMenu<Framed extends FramedScreen>(
  db: Queryable,
  composed: ComposedScreen<Framed>,
  at?: Position,
  parts?: FrameParts,
): Promise<ComposedScreen<Framed>> {
  const { frame: plain } = composed.screen;
  const { frame, position, tags } = await frameWithMainMenu(db, plain, at, parts);
  return {
    ...composed,
    screen: { ...composed.screen, frame },
    position: earliest([composed.position, position]),
    tags: [...new Set([...composed.tags, ...tags])],
  };
}

function menuEntry({ label, href, newTab, children }: ShownEntry): MenuEntry {
  const where = newTab ? ({ newTab } as const) : {};
  return { title: label, path: href, ...where, children: children.map(menuEntry) };
}
