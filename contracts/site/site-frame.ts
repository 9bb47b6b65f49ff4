import type { PageLink } from './content-page.ts';
import type { Locale } from './locale.ts';

/** A line of a menu with those below it, three levels deep at most. */
export interface MenuEntry extends PageLink {
  readonly newTab?: true;
  readonly children: readonly MenuEntry[];
}

/** What surrounds every screen. */
export interface SiteFrame {
  readonly locale: Locale;
  readonly menu: readonly MenuEntry[];
  /** Ways in for particular readers (candidates, journalists…), where editors made any. */
  readonly profiles?: readonly MenuEntry[];
  /** What stands at the foot of every page; the main menu where editors made nothing else. */
  readonly footer?: readonly MenuEntry[];
  /** Where the language switch leads: the translation when there is one, else that language's home. */
  readonly otherLanguage: { readonly path: string; readonly isTranslation: boolean };
}
