import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichTextView } from '../blocks/rich-text.tsx';
import { publicIntl } from './intl.ts';

/** Renders a rich text alone, with the markup that it has on pages in the language. */
export function renderRichText(doc: RichText, locale: Locale): string {
  const newTabNote = publicIntl(locale).formatMessage({ id: 'link.new-tab' });
  return renderToStaticMarkup(<RichTextView doc={doc} newTabNote={newTabNote} />);
}
