import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { intlForSite } from './intl.ts';

/**
 * Renders part of a document to HTML, in a given language.
 * @param of the site whose settings the part shows
 * @param identifierPrefix the prefix of the ids that components of the part generate
 */
export function htmlIn(
  locale: Locale,
  part: ReactNode,
  of: WithSite = {},
  identifierPrefix?: string,
): string {
  const worded = <RawIntlProvider value={intlForSite(locale, of)}>{part}</RawIntlProvider>;
  return renderToString(worded, identifierPrefix === undefined ? {} : { identifierPrefix });
}
