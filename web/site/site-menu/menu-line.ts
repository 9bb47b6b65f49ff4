import type { Locale } from '@parvis/contracts/site/locale.ts';

/** An entry of the menu, as sent to the browser. */
export interface MenuLine {
  readonly title: string;
  /** Undefined for an entry that only expands to its children. */
  readonly path?: string;
  /** The language of the title and the target, if it is not that of the page. */
  readonly lang?: Locale;
  /** Read by screen readers after the title. */
  readonly note?: string;
  readonly newTab?: true;
  readonly children: readonly MenuLine[];
}

/** Returns whether the current page is the page of this entry, or a descendant of that page. */
export function isWithin(current: string, { path, children }: MenuLine): boolean {
  if (path !== undefined && (current === path || current.startsWith(`${path}/`))) return true;
  return children.some((child) => child.path !== undefined && isWithin(current, child));
}
