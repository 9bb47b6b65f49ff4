import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { IntlShape } from 'react-intl';
import { currentWords } from './site-words.ts';

/** Returns the public site's words and formats of a language, without any site's settings. */
export function publicIntl(locale: Locale): IntlShape {
  return currentWords().in(locale, undefined);
}

/** Returns the words and formats of a language, with the site's settings. */
export function intlForSite(locale: Locale, { site }: WithSite): IntlShape {
  return currentWords().in(locale, site);
}

/** Returns the title of a document: its own, then the site's name. */
export function titleOnSite({ formatMessage }: IntlShape, title: string): string {
  return formatMessage({ id: 'site.title' }, { title, site: formatMessage({ id: 'site.name' }) });
}
