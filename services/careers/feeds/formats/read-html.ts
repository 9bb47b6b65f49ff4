import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import type { FeedItem } from '../feed-item.ts';
import { recognizeKind } from './feed-formats.ts';
import { JsonSplitter } from './split-json.ts';

/** The maximum length of a page, in characters. */
const maxPageLength = 10_000_000;

/** Elements whose content is text, in which no tag begins. */
const textModes = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

interface Script {
  readonly line: number;
  text: string;
}

/** Reads the JSON-LD of an HTML page, which is read in full. */
export class HtmlReader {
  #html = '';
  #isTooLong = false;

  push(text: string): readonly FeedItem[] {
    this.#isTooLong ||= this.#html.length + text.length > maxPageLength;
    if (!this.#isTooLong) this.#html += text;
    return [];
  }

  end(): readonly FeedItem[] {
    const unreadable = { kind: 'unreadable', line: 1 } as const;
    if (this.#isTooLong) return [{ ...unreadable, code: 'too-long' }];
    const scripts = scriptsIn(this.#html);
    if (scripts.length === 0) return [{ ...unreadable, code: 'page-without-offers' }];
    return scripts.flatMap(({ text, line }) => {
      const cutter = new JsonSplitter(recognizeKind);
      const items = [...cutter.push(text), ...cutter.end()];
      return items.map((item) => ({ ...item, line: item.line + line - 1 }));
    });
  }
}

/**
 * Returns the scripts of JSON-LD that are not empty. No tree is built of the page: its time would be
 * quadratic for elements that nest as deep as the page is long.
 */
function scriptsIn(html: string): readonly Script[] {
  const scripts: Script[] = [];
  let isInside = false;
  const add: TokenHandler['onCharacter'] = ({ chars, location }) => {
    if (!isInside) return;
    const script = scripts.at(-1);
    if (script?.text === '')
      scripts[scripts.length - 1] = { line: location?.startLine ?? 1, text: chars };
    else if (script !== undefined) script.text += chars;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: add,
      onStartTag({ tagName, attrs }) {
        tokenizer.state = textModes.get(tagName) ?? tokenizer.state;
        const type = attrs.find(({ name }) => name === 'type')?.value;
        isInside = tagName === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
        if (isInside) scripts.push({ line: 1, text: '' });
      },
      onEndTag() {
        isInside = false;
      },
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  );
  tokenizer.write(html, true);
  return scripts.filter(({ text }) => text !== '');
}
