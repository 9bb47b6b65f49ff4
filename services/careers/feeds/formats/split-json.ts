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
/** The maximum depth of a record, and of one within which lines start like records. */
const maxDepth = 1_000;
const maxDepthOfLines = 16;
/** A record on a line that is indented further is not resumed at a later one. */
const maxIndent = 200;
/** How many characters of broken records may be read again, for each one that was read. */
const maxAgain = 3;

/** A record that is being read. */
interface OpenRecord {
  readonly line: number;
  /** The indentation of its line; undefined when anything else precedes it on the line. */
  readonly indent: string | undefined;
  /** Where it begins in the text that is kept. */
  from: number;
  /** Why it is skipped up to its end, or to the next line that starts a record in the same way. */
  broken?: { readonly code: UnreadableCode; readonly reason?: string };
  /** The first of these lines within it: what follows it is read again if the record is broken. */
  next?: LineStart;
  /** The last of them, used when too much was read again already. */
  last?: LineStart;
}

/** Where a line begins in the text that is kept. */
interface LineStart {
  at: number;
  readonly line: number;
}

/**
 * Splits JSON into records as it streams in: the elements of arrays, at the top level or under a
 * known name in an object, and other objects at the top level, a single one or one per line. A
 * broken record is skipped if the next one begins a line; a parser of the complete text would stop
 * there. Its time is linear: where hostile text would be read again and again, records are lost.
 */
export class JsonSplitter {
  readonly #items: FeedItem[] = [];
  /** The text from the open record on, and the place up to which it was read. */
  #text = '';
  #at = 0;
  #line = 1;
  /** White space at the start of the line; undefined once anything else follows. */
  #indent: string | undefined = '';
  #record: OpenRecord | undefined;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #key = '';
  /** The two outermost open brackets outside of records; `records` is an array of them. */
  #around: ('object' | 'records' | 'other')[] = [];
  /** The number of open brackets within those two. */
  #within = 0;
  #isNoJson = false;
  /** How many characters may still be read again. */
  #mayReadAgain = 0;

  /** Consumes the next part of the text. @returns the records that it completes */
  push(text: string): readonly FeedItem[] {
    this.#forgetText();
    this.#text += text;
    this.#mayReadAgain += maxAgain * text.length;
    this.#scan();
    return this.#items.splice(0);
  }

  /** Ends the text. @returns the records that this completes */
  end(): readonly FeedItem[] {
    while (this.#record !== undefined && this.#passOver({ code: 'syntax' })) this.#scan();
    if (this.#record !== undefined || this.#around.length > 0)
      this.#items.push({ kind: 'truncated', line: this.#record?.line ?? this.#line });
    return this.#items.splice(0);
  }

  #forgetText(): void {
    const record = this.#record;
    const isKept = record !== undefined && record.broken === undefined;
    const before = isKept ? record.from : this.#at;
    this.#text = this.#text.slice(before);
    this.#at -= before;
    if (record === undefined) return;
    record.from -= before;
    for (const start of [record.next, record.last]) if (start !== undefined) start.at -= before;
  }

  #scan(): void {
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at] ?? '';
      if (this.#record === undefined) this.#between(character);
      else if (this.#continueElsewhere(this.#record, character)) continue;
      else this.#inRecord(character);
      this.#countLines(character);
      this.#at += 1;
      if (this.#record !== undefined && this.#depth === 0) this.#close(this.#record);
    }
  }

  #countLines(character: string): void {
    if (character === '\n') {
      this.#line += 1;
      this.#indent = '';
    } else if (this.#indent !== undefined)
      this.#indent =
        isSpace(character) && this.#indent.length < maxIndent
          ? this.#indent + character
          : undefined;
  }

  /**
   * Notes where a record could begin instead, and breaks off one that is too long or nests too deep.
   * @returns whether the text is now read from there
   */
  #continueElsewhere(record: OpenRecord, character: string): boolean {
    const begins = character === '{' && this.#at > record.from && this.#indent === record.indent;
    if (begins && this.#indent !== undefined) {
      const at = this.#at - this.#indent.length;
      record.next ??= { at, line: this.#line };
      record.last = { at, line: this.#line };
    }
    if (this.#at - record.from > maxRecordLength) record.broken ??= { code: 'too-long' };
    else if (this.#depth > (record.next === undefined ? maxDepth : maxDepthOfLines))
      record.broken ??= { code: 'syntax', reason: 'it nests too deep' };
    return record.broken !== undefined && this.#passOver(record.broken);
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
        if (this.#within === 0 && (this.#around.at(-1) ?? 'records') === 'records')
          return this.#open();
        return this.#surround('other');
      case '[':
        return this.#surround(this.#holdsRecords() ? 'records' : 'other');
      case '}':
      case ']':
        if (this.#within > 0) this.#within -= 1;
        else this.#around.pop();
        return;
      default:
        if (this.#around.length === 0 && character !== ',' && !isSpace(character)) this.#refuse();
    }
  }

  #surround(by: 'records' | 'other'): void {
    if (this.#around.length < 2) this.#around.push(by);
    else this.#within += 1;
  }

  /** Returns whether the array that opens here contains records. */
  #holdsRecords(): boolean {
    if (this.#around.length === 0) return true;
    return this.#around.length === 1 && this.#around[0] === 'object' && containers.has(this.#key);
  }

  #refuse(): void {
    if (!this.#isNoJson) this.#items.push({ kind: 'unreadable', line: this.#line, code: 'syntax' });
    this.#isNoJson = true;
  }

  #open(): void {
    this.#record = { line: this.#line, indent: this.#indent, from: this.#at };
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
    const parsed = record.broken ?? parseRecord(this.#text.slice(record.from, this.#at));
    if ('ok' in parsed && parsed.ok) {
      this.#record = undefined;
      this.#items.push({ kind: 'record', line: record.line, value: parsed.value });
      return;
    }
    const why = 'ok' in parsed ? { code: 'syntax' as const, reason: parsed.reason } : parsed;
    if (this.#passOver(why)) return;
    this.#record = undefined;
    this.#items.push({ kind: 'unreadable', line: record.line, ...why });
  }

  /**
   * Discards the open record, and returns to where the next one begins.
   * @returns false when none begins
   */
  #passOver(why: NonNullable<OpenRecord['broken']>): boolean {
    const record = this.#record;
    if (record?.next === undefined) return false;
    const { line } = record;
    const next = this.#resumption(record.next, record.last);
    this.#items.push({ kind: 'unreadable', line, ...why });
    this.#record = undefined;
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    this.#at = next.at;
    this.#line = next.line;
    this.#indent = '';
    return true;
  }

  /** Returns where reading goes on after a broken record. */
  #resumption(next: LineStart, last: LineStart = next): LineStart {
    const again = this.#at - next.at;
    if (again > this.#mayReadAgain) return last;
    this.#mayReadAgain -= again;
    return next;
  }
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}
