import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A line of the menu as it travels to the browser. */
export interface MenuLine {
  readonly title: string;
  /** None for a line that only opens on those below it. */
  readonly path?: string;
  /** The language of the title and of where it leads, when it is another one. */
  readonly lang?: Locale;
  /** Read by screen readers after the title. */
  readonly note?: string;
  readonly newTab?: true;
  readonly children: readonly MenuLine[];
}

/** Whether the page being read is this line's own, or one below it. */
export function isWithin(current: string, { path, children }: MenuLine): boolean {
  if (path !== undefined && (current === path || current.startsWith(`${path}/`))) return true;
  return children.some((child) => child.path !== undefined && isWithin(current, child));
}
