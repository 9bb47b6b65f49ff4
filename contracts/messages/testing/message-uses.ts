import type { SourceFile } from './product-sources.ts';
import { closingBrace } from './read-message.ts';

/** How source files refer to messages. */
export interface MessageUses {
  /** Ids written out where a message is requested: they must exist. */
  readonly requested: readonly string[];
  /** Composed ids, with `*` for every expression: `status.*`. */
  readonly families: readonly string[];
  /** Every string literal; one that equals an id counts as a use of it. */
  readonly quoted: ReadonlySet<string>;
}

const asking = /<FormattedMessage\s+[^>{]*?\bid=|\bformatMessage\(\s*\{\s*id:\s*/g;
const quotedText = /'([^'\n\\]*)'|"([^"\n\\]*)"/g;
const template = /`([^`]*\$\{[^`]*)`/g;
/** Ids have a dot, which distinguishes them from conditions: `as === 'cards' ? 'a.b' : 'a.c'`. */
const idForm = /^[\w-]+(?:\.[\w-]+)+$/;

/** Returns how these files refer to messages, through react-intl or a function that takes an id. */
export function messageUses(files: readonly SourceFile[]): MessageUses {
  const requested = files.flatMap(({ text }) => requestedIn(text));
  return {
    requested: unique(requested.flatMap(textsIn).filter((text) => idForm.test(text))),
    families: unique(requested.flatMap(templatesIn)),
    quoted: new Set(files.flatMap(({ text }) => textsIn(text))),
  };
}

/**
 * Returns the expressions given as ids: a string literal, the contents of braces, or the rest of an
 * object.
 */
function requestedIn(text: string): readonly string[] {
  return [...text.matchAll(asking)].map(({ 0: found, index }) => {
    const start = index + found.length;
    const rest = text.slice(start);
    if (found.endsWith('=') && rest.startsWith('{'))
      return rest.slice(0, closingBrace(rest, 0) + 1);
    if (found.endsWith('=')) return /^"[^"]*"/.exec(rest)?.[0] ?? '';
    const opening = text.lastIndexOf('{', start);
    return text.slice(start, closingBrace(text, opening));
  });
}

function textsIn(source: string): readonly string[] {
  return [...source.matchAll(quotedText)].map(([, single, double]) => single ?? double ?? '');
}

function templatesIn(expression: string): readonly string[] {
  return [...expression.matchAll(template)].map(([, text = '']) =>
    text.replaceAll(/\$\{[^}]*\}/g, '*'),
  );
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}
