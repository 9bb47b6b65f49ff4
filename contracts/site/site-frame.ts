import type { PageLink } from './content-page.ts';
import type { Locale } from './locale.ts';

/** An entry of a menu with its children, at most three levels deep. */
export interface MenuEntry extends PageLink {
  readonly newTab?: true;
  readonly children: readonly MenuEntry[];
}

/** The frame around every screen: menus and the language switch. */
export interface SiteFrame {
  readonly locale: Locale;
  readonly menu: readonly MenuEntry[];
  /** Entry points for particular readers (applicants, journalists…), if editors created any. */
  readonly profiles?: readonly MenuEntry[];
  /** Ways into the job offers, if editors created any. */
  readonly jobs?: readonly MenuEntry[];
  /** The pages of careers, which stand in a menu of their own, if editors created any. */
  readonly hr?: readonly MenuEntry[];
  /** The footer's menu; the main menu if editors created none. */
  readonly footer?: readonly MenuEntry[];
  /** The target of the language switch: the translation if there is one, else that language's home page. */
  readonly otherLanguage: { readonly path: string; readonly isTranslation: boolean };
}
