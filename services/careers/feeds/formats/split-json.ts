import { type FeedItem, maxRecordLength, type UnreadableCode } from '../feed-item.ts';
import { parseRecord } from './parse-record.ts';

/** The names of arrays of records in their parent objects. */
const containers = new Set([
  'resultats',
  '@graph',
  'offers',
  'jobs',
  'itemListElement',
  'results',
  'offres',
  'items',
  'data',
  'jobPostings',
  'postings',
  'records',
  'vacancies',
  'positions',
]);
const longestContainerName = 20;

/** A record that is being read. */
interface OpenRecord {
  readonly line: number;
  /** The indentation of its line; undefined when anything else precedes it on the line. */
  readonly indent: string | undefined;
  text: string;
}

/**
 * Splits JSON into records as it streams in: the elements of arrays, at the top level or under a
 * known name in an object, and other objects at the top level, a single one or one per line. A
 * broken record is skipped if the next one begins a line; a parser of the complete text would stop
 * there.
 */
export class JsonSplitter {
  readonly #items: FeedItem[] = [];
  #line = 1;
  /** White space at the start of the line; undefined once anything else follows. */
  #indent: string | undefined = '';
  #record: OpenRecord | undefined;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #key = '';
  /** Open brackets outside of records; `records` is an array of them. */
  #around: ('object' | 'records' | 'other')[] = [];
  #isNoJson = false;

  /** Consumes the next part of the text. @returns the records that it completes */
  push(text: string): readonly FeedItem[] {
    this.#scan(text);
    return this.#items.splice(0);
  }

  /** Ends the text. @returns the records that this completes */
  end(): readonly FeedItem[] {
    while (this.#record !== undefined && this.#passOver('syntax'));
    if (this.#record !== undefined || this.#around.length > 0)
      this.#items.push({ kind: 'truncated', line: this.#record?.line ?? this.#line });
    return this.#items.splice(0);
  }

  #scan(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? '';
      const wasOpen = this.#record !== undefined;
      if (wasOpen) this.#inRecord(character);
      else this.#between(character);
      if (!wasOpen && this.#record !== undefined) from = at;
      this.#countLines(character);
      if (wasOpen && this.#depth === 0 && this.#record !== undefined) {
        this.#record.text += text.slice(from, at + 1);
        this.#close(this.#record);
      }
    }
    if (this.#record === undefined) return;
    this.#record.text += text.slice(from);
    this.#limitLength();
  }

  #countLines(character: string): void {
    if (character === '\n') {
      this.#line += 1;
      this.#indent = '';
    } else if (this.#indent !== undefined)
      this.#indent = isSpace(character) ? this.#indent + character : undefined;
  }

  #limitLength(): void {
    while (this.#record !== undefined && this.#record.text.length > maxRecordLength)
      if (!this.#passOver('too-long')) this.#record.text = '';
  }

  /**
   * Outside of records: white space, commas, the brackets around records, and other properties of
   * an object.
   */
  #between(character: string): void {
    if (this.#inString) return this.#inText(character);
    switch (character) {
      case '"':
        this.#inString = true;
        this.#key = '';
        return;
      case '{':
        if ((this.#around.at(-1) ?? 'records') === 'records') return this.#open();
        this.#around.push('other');
        return;
      case '[':
        this.#around.push(this.#holdsRecords() ? 'records' : 'other');
        return;
      case '}':
      case ']':
        this.#around.pop();
        return;
      default:
        if (this.#around.length === 0 && character !== ',' && !isSpace(character)) this.#refuse();
    }
  }

  /** Returns whether the array that opens here contains records. */
  #holdsRecords(): boolean {
    const [outer, ...more] = this.#around;
    if (outer === undefined) return true;
    return more.length === 0 && outer === 'object' && containers.has(this.#key);
  }

  #refuse(): void {
    if (!this.#isNoJson) this.#items.push({ kind: 'unreadable', line: this.#line, code: 'syntax' });
    this.#isNoJson = true;
  }

  #open(): void {
    this.#record = { line: this.#line, indent: this.#indent, text: '' };
    this.#depth = 1;
    this.#inString = false;
    this.#key = '';
  }

  #inRecord(character: string): void {
    if (this.#inString) return this.#inText(character);
    switch (character) {
      case '"':
        this.#inString = true;
        this.#key = '';
        return;
      case '{':
        this.#depth += 1;
        return;
      case '[':
        if (this.#depth === 1 && this.#around.length === 0 && containers.has(this.#key))
          this.#enter();
        else this.#depth += 1;
        return;
      case '}':
      case ']':
        this.#depth -= 1;
        return;
      case ',':
        this.#key = '';
    }
  }

  #inText(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inString = false;
    else if (this.#depth <= 1 && this.#key.length < longestContainerName) this.#key += character;
  }

  /** Treats what seemed a record as a container of records. */
  #enter(): void {
    this.#record = undefined;
    this.#around = ['object', 'records'];
  }

  #close(record: OpenRecord): void {
    const parsed = parseRecord(record.text);
    if (!parsed.ok && this.#passOver('syntax', parsed.reason)) return;
    this.#record = undefined;
    const { line } = record;
    if (parsed.ok) this.#items.push({ kind: 'record', line, value: parsed.value });
    else this.#items.push({ kind: 'unreadable', line, code: 'syntax', reason: parsed.reason });
  }

  /**
   * Discards the open record, and parses its contents again from where the next record begins.
   * @returns false when none begins
   */
  #passOver(code: UnreadableCode, reason?: string): boolean {
    const record = this.#record;
    if (record?.indent === undefined) return false;
    const next = record.text.indexOf(`\n${record.indent}{`);
    if (next === -1) return false;
    this.#items.push({ kind: 'unreadable', line: record.line, code, reason });
    const { text } = record;
    this.#record = undefined;
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    this.#line = record.line + (text.slice(0, next + 1).match(/\n/g) ?? []).length;
    this.#indent = '';
    this.#scan(text.slice(next + 1));
    return true;
  }
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}
