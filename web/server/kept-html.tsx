import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import { RecentTexts } from '../ui/island/recent-texts.ts';
import { htmlIn } from './html-in.tsx';

/** Some hundred pages with their modules, menus and cards. */
const rendered = new RecentTexts(24_000_000);

/**
 * Part of a document for `dangerouslySetInnerHTML`; rendered unless the same was rendered lately, on this or
 * another page.
 * @param name of what renders it
 * @param shown all that the part depends on, as JSON can write it
 * @param of the site whose settings the part shows, which are then among `shown`
 */
export function keptHtml(
  name: string,
  locale: Locale,
  shown: readonly unknown[],
  part: ReactNode,
  of: WithSite = {},
): { readonly __html: string } {
  const key = `${name} ${locale} ${JSON.stringify(shown)}`;
  return { __html: rendered.get(key, () => htmlIn(locale, part, of)) };
}
