import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { FeedItem } from '../feed-item.ts';
import { JsonSplitter } from './split-json.ts';

/** The maximum length of a page, in characters. */
const maxPageLength = 10_000_000;

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
    const scripts = [...scriptsIn(parse(this.#html, { sourceCodeLocationInfo: true }))];
    if (scripts.length === 0) return [{ ...unreadable, code: 'page-without-offers' }];
    return scripts.flatMap(({ text, line }) => {
      const cutter = new JsonSplitter();
      const items = [...cutter.push(text), ...cutter.end()];
      return items.map((item) => ({ ...item, line: item.line + line - 1 }));
    });
  }
}

/** Without recursion: the elements of a hostile page nest as deep as it is long. */
function* scriptsIn(page: DefaultTreeAdapterTypes.Node): Generator<{ text: string; line: number }> {
  const left = [page];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if ('tagName' in node && node.tagName === 'script') {
      const type = node.attrs.find(({ name }) => name === 'type')?.value;
      const [content] = node.childNodes;
      if (type?.trim().toLowerCase() === 'application/ld+json' && content && 'value' in content)
        yield { text: content.value, line: content.sourceCodeLocation?.startLine ?? 1 };
    } else if ('childNodes' in node)
      for (const child of node.childNodes.toReversed()) left.push(child);
  }
}
