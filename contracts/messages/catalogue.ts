import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { byLocale, type Locale, languages, locales } from '../site/locale.ts';

/** The syntax tree of an ICU message, which only formatters read. */
export type MessageTree = MessageFormatElement[];

/** What the parameters of a message stand for, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The messages of one domain in all languages. They can be formatted, but not read as texts. */
export interface Catalogue<Id extends string> {
  /** Returns whether a composed id is one of these messages. */
  has(id: string): id is Id;
  /**
   * Returns a message in one language; values are inserted as plain text.
   * @throws FormatError when a value is missing
   */
  format(id: Id, locale: Locale, values?: MessageValues): string;
  /** Returns the names of the values that a message takes. */
  parametersOf(id: Id, locale: Locale): readonly string[];
  /** Returns all messages of one language, for the formatters of react-intl. */
  forReactIntl(locale: Locale): Record<string, MessageTree>;
}

/**
 * Makes a catalogue of the files of a domain, one for each language, which no other module imports: TypeScript believes
 * them to be texts, whereas the build and tests compile them (`ops/build/messages-plugin.ts`), and
 * only programs run from their source get texts.
 */
export function catalogue<Id extends string>(
  imported: Readonly<Record<Locale, Readonly<Record<Id, unknown>>>>,
): Catalogue<Id> {
  const formats = byLocale(() => new Map<Id, IntlMessageFormat>());
  const findFormat = (id: Id, locale: Locale) => {
    const known = formats[locale].get(id);
    if (known !== undefined) return known;
    const format = new IntlMessageFormat(toTree(imported[locale][id]), languages[locale].regional);
    formats[locale].set(id, format);
    return format;
  };
  return {
    has: (id): id is Id => locales.every((locale) => Object.hasOwn(imported[locale], id)),
    format: (id, locale, values) => String(findFormat(id, locale).format(values)),
    parametersOf: (id, locale) => parametersIn(toTree(imported[locale][id])),
    forReactIntl: (locale) =>
      Object.fromEntries(
        Object.entries<unknown>(imported[locale]).map(([id, message]) => [id, toTree(message)]),
      ),
  };
}

/** Returns the message that shows a text as it is. */
export function literalMessage(text: string): MessageTree {
  return [{ type: TYPE.literal, value: text }];
}

function toTree(message: unknown): MessageTree {
  if (Array.isArray(message)) return message;
  if (typeof message !== 'string') throw new Error('there is no such message');
  return parseMessage(message);
}

/** Parses a text, where the parser is bundled: on the server. @throws SyntaxError */
export function parseMessage(text: string): MessageTree {
  return new IntlMessageFormat(text).getAst();
}

/** Returns the names of the values that a message takes. */
export function parametersIn(tree: MessageTree): readonly string[] {
  return tree.flatMap(parametersOf);
}

function parametersOf(element: MessageFormatElement): readonly string[] {
  if ('children' in element) return parametersIn(element.children);
  if ('options' in element) {
    const branches = Object.values(element.options).flatMap(({ value }) => parametersIn(value));
    return [element.value, ...branches];
  }
  return 'value' in element && element.type !== TYPE.literal ? [element.value] : [];
}
