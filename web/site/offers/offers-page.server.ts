import type { PageLink } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { wordsIn } from '../../server/words.ts';

/** The list of all offers, above every offer. */
export function offersPage(locale: Locale): PageLink {
  const title = wordsIn[locale].formatMessage({ id: 'offers.title' });
  return { title, path: pathOf('rh_offers', locale) };
}
