import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { wordsIn } from './words.ts';

/** Part of a document, in the words of a language. */
export function htmlIn(locale: Locale, part: ReactNode): string {
  return renderToString(<RawIntlProvider value={wordsIn[locale]}>{part}</RawIntlProvider>);
}
