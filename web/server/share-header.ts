import { randomBytes } from 'node:crypto';
import type { MenuEntry, SiteFrame } from '@parvis/contracts/site/site-frame.ts';

/** What a header shows of its page: the frame with its translations, and the path. */
export interface HeaderShown {
  readonly frame: SiteFrame;
  readonly path: string;
  /** What replaces the placeholders in the markup. */
  readonly fills: ReadonlyMap<string, string>;
}

/** A random word that no address contains. */
const word = randomBytes(16).toString('hex');
const placeholder = (place: number) => `${word}.${place}.`;
/** Characters that stand for themselves in HTML, in JSON and in an attribute. */
const plainPath = /^\/[\w./-]*$/;

/**
 * Returns what a header shows, with placeholders in the paths of its page and of the translations,
 * so that all pages below an entry of the menu share one rendering. A page in the menu keeps its
 * path, which is marked there; so do pages whose paths would be escaped.
 */
export function shareHeader(frame: SiteFrame, path: string): HeaderShown {
  const translated = frame.translations.map((one) => one.path);
  const menus = [frame.menu, frame.profiles, frame.jobs];
  const isInMenu = (one: string) =>
    menus.some((menu) => menu !== undefined && pathsIn(menu).has(one));
  if (isInMenu(path) || ![path, ...translated].every((one) => plainPath.test(one)))
    return { frame, path, fills: new Map() };
  const above = ancestorIn(isInMenu, path);
  const fills = new Map([[placeholder(0), path.slice(above.length + 1)]]);
  const translations = frame.translations.map((one, place) => {
    const its = placeholder(place + 1);
    fills.set(its, one.path.slice(1));
    return { ...one, path: `/${its}` };
  });
  return { frame: { ...frame, translations }, path: `${above}/${placeholder(0)}`, fills };
}

/** The longest path in the menu that the page is below; empty when there is none. */
function ancestorIn(isInMenu: (path: string) => boolean, path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' || isInMenu(above) ? above : ancestorIn(isInMenu, above);
}

/** Collected once for each menu, which many pages share. */
const collected = new WeakMap<readonly MenuEntry[], ReadonlySet<string>>();

function pathsIn(menu: readonly MenuEntry[]): ReadonlySet<string> {
  const known = collected.get(menu);
  if (known !== undefined) return known;
  const paths = new Set(listPaths(menu));
  collected.set(menu, paths);
  return paths;
}

function listPaths(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap(({ path, children }) => [path, ...listPaths(children)]);
}
