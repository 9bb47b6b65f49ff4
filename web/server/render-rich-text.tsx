import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichTextView } from '../blocks/rich-text.tsx';
import { wordsIn } from './words.ts';

/** Renders a document alone, as pages of the language render it. */
export function renderRichText(doc: RichText, locale: Locale): string {
  const newTabNote = wordsIn[locale].formatMessage({ id: 'link.new-tab' });
  return renderToStaticMarkup(<RichTextView doc={doc} newTabNote={newTabNote} />);
}
