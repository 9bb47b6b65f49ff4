import sax from 'sax';
import { type FeedItem, maxRecordLength } from '../feed-item.ts';
import { findMeaning, isText, type Meaning, plainName } from './field-names.ts';
import { NamedFields } from './named-fields.ts';

/**
 * The number of elements that are open at once: those within them are ignored, as the parser looks
 * for each closing tag among all of them.
 */
const maxOpen = 100;

/** The elements that are records, wherever they are, and those around them in a feed without any. */
const records = new Set(
  'job item entry offer offre annonce vacancy position posting jobposting joboffer joblisting opening requisition emploi'.split(
    ' ',
  ),
);
const roots = new Set(
  'source jobs channel feed offers offres annonces vacancies positions postings jobpostings joboffers openings items entries'.split(
    ' ',
  ),
);

interface OpenRecord {
  readonly line: number;
  /** Its element. */
  readonly tag: string;
  readonly fields: NamedFields;
  /** The elements that are open in it, with their texts. */
  readonly open: OpenElement[];
}

interface OpenElement {
  readonly tag: string;
  readonly meaning: Meaning;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Reads the records of an XML feed as it streams in, `<job>`, `<item>`, `<entry>` and others, at any
 * depth, tolerating mismatched tags and unescaped characters.
 */
export class XmlReader {
  // Not strict: feeds use HTML entities and forget to escape ampersands.
  readonly #parser = sax.parser(false, { lowercase: true, position: true });
  readonly #items: FeedItem[] = [];
  #record: OpenRecord | undefined;
  #length = 0;
  #records = 0;
  #hasRoot = false;

  constructor() {
    const parser = this.#parser;
    const add = (text: string) => this.#add(text);
    Object.assign(parser, {
      onopentag: ({ name, attributes }: sax.Tag) => this.#enter(name, attributes),
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
    const line = this.#record?.line ?? this.#parser.line + 1;
    if (openTags(this.#parser).length > 0) this.#items.push({ kind: 'truncated', line });
    else if (this.#records === 0 && !this.#hasRoot)
      this.#items.push({ kind: 'unreadable', line: 1, code: 'no-offers' });
    return this.#items.splice(0);
  }

  #enter(tag: string, attributes: Readonly<Record<string, string>>): void {
    openTags(this.#parser).splice(maxOpen);
    const plain = plainName(tag);
    if (roots.has(plain)) this.#hasRoot = true;
    if (this.#begins(plain)) {
      const fields = new NamedFields();
      this.#record = { line: this.#parser.line + 1, tag, fields, open: [] };
      this.#length = 0;
      for (const [name, text] of Object.entries(attributes)) {
        const meaning = findMeaning('group', name);
        if (meaning === 'reference' || meaning === 'url')
          this.#record.fields.add(meaning, name, text);
      }
    } else if (this.#record !== undefined) this.#open(this.#record, tag, attributes);
  }

  /** Whether an element is a record: within one only if that has said nothing, and so was around it. */
  #begins(plain: string): boolean {
    if (!records.has(plain)) return false;
    const around = this.#record;
    if (around === undefined) return true;
    return around.fields.size === 0 && around.open.every(({ text }) => text.trim() === '');
  }

  #open(record: OpenRecord, tag: string, attributes: Readonly<Record<string, string>>): void {
    if (record.open.length === maxOpen) return;
    const around = record.open.at(-1);
    const meaning = findMeaning(around?.meaning ?? 'group', tag);
    if (around !== undefined && isText(around.meaning)) this.#add(`<${tag}>`);
    const isUnread = meaning === 'other' && around !== undefined && around.meaning !== 'group';
    const name = isUnread ? around.name : tag;
    record.open.push({ tag, meaning, name, attributes, text: '' });
  }

  /** Closes the elements within it that were not closed, too. */
  #leave(tag: string): void {
    const record = this.#record;
    if (record === undefined) return;
    const at = record.open.findLastIndex((element) => element.tag === tag);
    if (at === -1 && tag !== record.tag) return;
    while (record.open.length > Math.max(at, 0)) this.#close(record);
    if (at === -1) this.#complete(record);
  }

  #close({ open, fields }: OpenRecord): void {
    const element = open.pop();
    if (element === undefined) return;
    const { tag, meaning, name, text, attributes } = element;
    const around = open.at(-1);
    if (around !== undefined && isText(around.meaning)) around.text += `${text}</${tag}>`;
    else if (text.trim() !== '') fields.add(meaning, name, text);
    else addAttributes(fields, meaning, name, attributes);
  }

  #complete({ line, tag, fields }: OpenRecord): void {
    this.#records += 1;
    this.#record = undefined;
    this.#items.push(
      this.#length > maxRecordLength
        ? { kind: 'unreadable', line, code: 'too-long' }
        : { kind: 'record', line, value: fields, element: plainName(tag) },
    );
  }

  #add(text: string): void {
    const element = this.#record?.open.at(-1);
    if (element === undefined) return;
    this.#length += text.length;
    if (this.#length <= maxRecordLength) element.text += text;
  }
}

/** An element without text says what its attributes say: `<link href>`, `<category term>`. */
function addAttributes(
  fields: NamedFields,
  meaning: Meaning,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const { href, rel = 'alternate', label, term, value } = attributes;
  if (meaning === 'url' && href !== undefined && rel === 'alternate')
    fields.add(meaning, name, href);
  else if (meaning === 'category') fields.add(meaning, name, label ?? term ?? value ?? '');
  else if (meaning === 'place')
    for (const [attribute, text] of Object.entries(attributes))
      fields.add(findMeaning('place', attribute), attribute, text);
}

/** The parser's stack, which its types do not have. */
function openTags(parser: object): unknown[] {
  return 'tags' in parser && Array.isArray(parser.tags) ? parser.tags : [];
}
