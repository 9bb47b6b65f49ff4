import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import { type TermOf, vocabulary } from '../vocabulary.ts';

/** The target of a menu entry or a redirect: a content item of the demonstration, or a list. */
export type DemoTarget =
  | { readonly content: string }
  | { readonly route: RouteName; readonly category?: TermOf<'categories'> }
  /** The offers with one filter, by its slug. */
  | { readonly offers: Readonly<Record<Locale, string>> };

/** An entry in both languages, with its children. */
export interface DemoEntry {
  readonly fr: string;
  readonly en: string;
  readonly to: DemoTarget;
  readonly below?: readonly DemoEntry[];
}

/** A menu, and the day on which it was created. */
export interface DemoMenu {
  readonly name: string;
  readonly on: string;
  readonly entries: readonly DemoEntry[];
}

/** Returns an entry that links to a content item. */
export function linkToContent(
  content: string,
  [fr, en]: readonly [fr: string, en: string],
  below: readonly DemoEntry[] = [],
): DemoEntry {
  return { fr, en, to: { content }, below };
}

/** Returns an entry that links to a list. */
export function linkToList(
  route: RouteName,
  [fr, en]: readonly [fr: string, en: string],
  below: readonly DemoEntry[] = [],
): DemoEntry {
  return { fr, en, to: { route }, below };
}

/** Returns an entry that links to the offers with one filter. */
export function linkToOffers(
  [fr, en]: readonly [fr: string, en: string],
  words: Readonly<Record<Locale, string>>,
): DemoEntry {
  return { fr, en, to: { offers: words } };
}

/** Returns an entry that links to the news of a category, and has its name. */
export function linkToCategory(category: TermOf<'categories'>): DemoEntry {
  const { fr, en } = vocabulary.categories[category];
  return { fr, en, to: { route: 'content_list_news_category', category } };
}
