import { type RichText, unstorableCharacters } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { htmlToRichText } from '../../../rich-text/html-to-rich-text.ts';
import { plainDescription } from './plain-description.ts';

/** Tags that do not occur in plain text. */
const tag =
  /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|h[1-6]|a|table|tr|td|font|section|article|html|body)\b[^<>]*>/i;
/** An ampersand that was escaped once too often: `&amp;eacute;`, `&amp;lt;p&amp;gt;`. */
const escapedTwice = /&amp;(?=(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const maxUnescapings = 3;
const entity = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;
/** The length of the longest title, in characters. */
export const longestTitle = 200;
const unstorableParts = new RegExp(unstorableCharacters, 'gu');

/**
 * Returns a text on one line, without tags and entities, truncated at a word boundary; undefined
 * when nothing is left.
 */
export function plainLine(raw: unknown, maxLength: number): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const text = unescaped(String(raw).replace(unstorableParts, '\ufffd'));
  const plain = entity.test(text) || tag.test(text) ? toPlainText(htmlToRichText(text).doc) : text;
  const line = plain
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? undefined : shortened(line, maxLength);
}

function shortened(line: string, maxLength: number): string {
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/**
 * Returns a description as a document, from HTML, escaped or not, or from plain text, in which
 * blank lines separate paragraphs and dashes begin list items. Undefined when it is empty.
 */
export function richDescription(raw: unknown): RichText | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = unescaped(raw.replace(unstorableParts, '\ufffd'));
  const doc = tag.test(text) ? htmlToRichText(text).doc : plainDescription(withoutEntities(text));
  return doc.content.length === 0 ? undefined : doc;
}

/** Decodes the entities of a plain text. */
function withoutEntities(text: string): string {
  const isEntity = new RegExp(entity, 'gi');
  return text.replace(isEntity, (one) => toPlainText(htmlToRichText(one).doc) || ' ');
}

/** Escaped tags become tags: an HTML description was escaped to be embedded in a text. */
function unescaped(raw: string): string {
  let text = raw;
  for (let times = 0; times < maxUnescapings; times += 1) {
    const once = text.replace(escapedTwice, '&');
    if (once === text) break;
    text = once;
  }
  if (tag.test(text)) return text;
  const opened = text.replace(/&lt;/gi, '<').replace(/&gt;/gi, '>');
  return tag.test(opened) ? opened.replace(/&quot;/gi, '"') : text;
}
