import sax from 'sax';
import { type FeedItem, maxRecordLength } from '../feed-item.ts';

/**
 * The number of elements that are open at once: those within them are ignored, as the parser looks
 * for each closing tag among all of them.
 */
const maxOpen = 100;

/**
 * Reads the `<job>` elements of an XML feed as it streams in, tolerating mismatched tags and
 * unescaped characters.
 */
export class JobsXmlReader {
  // Not strict: feeds use HTML entities and forget to escape ampersands.
  readonly #parser = sax.parser(false, { lowercase: true, position: true });
  readonly #items: FeedItem[] = [];
  #job: { readonly line: number; readonly elements: Record<string, string> } | undefined;
  #element: string | undefined;
  #length = 0;
  #jobs = 0;
  #hasRoot = false;

  constructor() {
    const parser = this.#parser;
    const add = (text: string) => this.#add(text);
    Object.assign(parser, {
      onopentag: ({ name }: { readonly name: string }) => this.#enter(name),
      onclosetag: (name: string) => this.#leave(name),
      ontext: add,
      oncdata: add,
      onerror: () => {
        // Its documented way to continue after an error; its types do not allow null.
        Object.assign(parser, { error: null });
        parser.resume();
      },
    });
  }

  /** @returns what the next part of the text completes */
  push(text: string): readonly FeedItem[] {
    this.#parser.write(text);
    return this.#items.splice(0);
  }

  /** @returns what the end of the text completes */
  end(): readonly FeedItem[] {
    const line = this.#job?.line ?? this.#parser.line + 1;
    if (openTags(this.#parser).length > 0) this.#items.push({ kind: 'truncated', line });
    else if (this.#jobs === 0 && !this.#hasRoot)
      this.#items.push({ kind: 'unreadable', line: 1, code: 'no-offers' });
    return this.#items.splice(0);
  }

  #enter(name: string): void {
    openTags(this.#parser).splice(maxOpen);
    if (name === 'source' || name === 'jobs') this.#hasRoot = true;
    if (name === 'job' && this.#job === undefined) {
      this.#job = { line: this.#parser.line + 1, elements: {} };
      this.#length = 0;
      this.#jobs += 1;
    } else if (this.#job !== undefined) this.#element ??= name;
  }

  #leave(name: string): void {
    if (name === this.#element) this.#element = undefined;
    if (name !== 'job' || this.#job === undefined) return;
    const { line, elements } = this.#job;
    this.#items.push(
      this.#length > maxRecordLength
        ? { kind: 'unreadable', line, code: 'too-long' }
        : { kind: 'record', line, value: elements },
    );
    this.#job = undefined;
    this.#element = undefined;
  }

  #add(text: string): void {
    if (this.#job === undefined || this.#element === undefined) return;
    this.#length += text.length;
    if (this.#length > maxRecordLength) return;
    const { elements } = this.#job;
    elements[this.#element] = (elements[this.#element] ?? '') + text;
  }
}

/** The parser's stack, which its types do not have. */
function openTags(parser: object): unknown[] {
  return 'tags' in parser && Array.isArray(parser.tags) ? parser.tags : [];
}
