import type { PageLink } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { IntlShape } from 'react-intl';

/**
 * Returns the list of all offers, the parent of every offer.
 * @param words the messages of the site
 */
export function offersPage(
  locale: Locale,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): PageLink {
  const title = formatMessage({ id: 'offers.title' });
  return { title, path: pathOf('rh_offers', locale) };
}
