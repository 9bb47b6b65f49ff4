import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { wordsOf } from './words.ts';

/** Part of a document, in the words of a language. @param of the site whose settings the part shows */
export function htmlIn(locale: Locale, part: ReactNode, of: WithSite = {}): string {
  return renderToString(<RawIntlProvider value={wordsOf(locale, of)}>{part}</RawIntlProvider>);
}
