import type { ShownSite } from '../site-settings/shown-site.ts';
import type { PageLink } from './content-page.ts';
import type { LegalKind } from './legal-pages.ts';
import type { Locale } from './locale.ts';

/** An entry of a menu with its children, at most three levels deep. */
export interface MenuEntry extends PageLink {
  readonly newTab?: true;
  readonly children: readonly MenuEntry[];
}

/** A screen that shows the site's settings; undefined before the first save. */
export interface WithSite {
  readonly site?: ShownSite | undefined;
}

/** The frame around every screen: the site’s name and menus, and the language switch. */
export interface SiteFrame extends WithSite {
  readonly locale: Locale;
  readonly menu: readonly MenuEntry[];
  /** Entry points for particular audiences (applicants, journalists…), if editors created any. */
  readonly profiles?: readonly MenuEntry[];
  /** Links to the job offers, if editors created any. */
  readonly jobs?: readonly MenuEntry[];
  /** The pages of careers, which have their own menu, if editors created any. */
  readonly hr?: readonly MenuEntry[];
  /** The footer's menu; the main menu if editors created none. */
  readonly footer?: readonly MenuEntry[];
  /** The titles of the legal pages that editors published, if any. */
  readonly legal?: Readonly<Partial<Record<LegalKind, string>>> | undefined;
  /** The targets of the language switch, one for each other language. */
  readonly translations: readonly Translation[];
}

/** A screen in another language: its translation if there is one, else that language's home page. */
export interface Translation {
  readonly locale: Locale;
  readonly path: string;
  readonly isTranslation: boolean;
}
