import { type FeedItem, maxRecordLength, type UnreadableCode } from '../feed-item.ts';
import type { ObjectKind } from './feed-formats.ts';
import { JsonBrackets } from './json-brackets.ts';
import { parseRecord } from './parse-record.ts';

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
  /** Whether its list is known to be of records. */
  readonly isSure: boolean;
  /** Whether a list of records, or an object around one, is looked for by its name. */
  readonly mayBeAround: boolean;
  /** Whether there is anything within it. */
  hasContent?: true;
  /**
   * The first of these lines within it: what follows it is read again if the record is broken, unless
   * it is within a list or an object of it.
   */
  next?: LineStart;
  /** The last of them, used when too much was read again already. */
  last?: LineStart;
}

/** Where a line begins in the text that is kept, and whether within a list or an object. */
interface LineStart {
  at: number;
  readonly line: number;
  readonly isWithin: boolean;
}

/**
 * Splits JSON into records as it streams in: the elements of arrays, at the top level or under a
 * known name in an object, and other objects at the top level, a single one or one per line. An
 * object that is no offer but has offers within it is only around them, whatever its names are. A
 * broken record is skipped if the next one begins a line; a parser of the complete text would stop
 * there. Its time is linear: where hostile text would be read again and again, records are lost, and
 * objects are looked into only so deep.
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
  readonly #around = new JsonBrackets();
  /** What is reported if nothing is found within an object that could not be read as a whole. */
  #lost: FeedItem | undefined;
  #isNoJson = false;
  /** How many characters may still be read again. */
  #mayReadAgain = 0;
  readonly #kindOf: (value: object) => ObjectKind;

  /** @param kindOf says what an object is */
  constructor(kindOf: (value: object) => ObjectKind) {
    this.#kindOf = kindOf;
  }

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
    while (
      this.#record !== undefined &&
      ((isAroundLines(this.#record) && this.#lookWithin(this.#record)) ||
        this.#passOver({ code: 'syntax' }))
    )
      this.#scan();
    if (this.#record !== undefined || this.#around.isOpen)
      this.#items.push({ kind: 'truncated', line: this.#record?.line ?? this.#line });
    else if (this.#lost !== undefined) this.#items.push(this.#lost);
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
    for (const start of new Set([record.next, record.last]))
      if (start !== undefined) start.at -= before;
  }

  #scan(): void {
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at] ?? '';
      if (this.#record === undefined) this.#between(character);
      else if (this.#continueElsewhere(this.#record, character)) continue;
      else this.#inRecord(this.#record, character);
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
    if (character === '{') this.#noteLine(record);
    if (this.#at - record.from > maxRecordLength) {
      if (this.#depth > 1 && isAroundLines(record) && this.#lookWithin(record)) return true;
      record.broken ??= { code: 'too-long' };
    }
    if (this.#depth > (record.next === undefined ? maxDepth : maxDepthOfLines))
      record.broken ??= { code: 'syntax', reason: 'it nests too deep' };
    return record.broken !== undefined && this.#passOver(record.broken);
  }

  /** Notes where a line starts as the one of the record does. */
  #noteLine(record: OpenRecord): void {
    const indent = this.#indent;
    if (indent === undefined || indent !== record.indent || this.#at === record.from) return;
    const isWithin = this.#depth > 1 && !this.#inString;
    record.last = { at: this.#at - indent.length, line: this.#line, isWithin };
    record.next ??= record.last;
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
        if (this.#around.mayHoldRecord(this.#key)) this.#open();
        else this.#around.openObject();
        this.#key = '';
        return;
      case '[':
        this.#around.openArray(this.#key);
        this.#key = '';
        return;
      case '}':
      case ']':
        this.#around.close();
        this.#key = '';
        return;
      case ',':
        this.#key = '';
        return;
      default:
        if (!this.#around.isOpen && !isSpace(character)) this.#refuse();
    }
  }

  #refuse(): void {
    if (!this.#isNoJson) this.#items.push({ kind: 'unreadable', line: this.#line, code: 'syntax' });
    this.#isNoJson = true;
  }

  #open(): void {
    const { isSure, mayBeAround } = this.#around.expected(this.#key);
    const begins = { line: this.#line, indent: this.#indent, from: this.#at };
    this.#record = { ...begins, isSure, mayBeAround };
    this.#depth = 1;
    this.#inString = false;
    this.#key = '';
  }

  #inRecord(record: OpenRecord, character: string): void {
    if (this.#inString) return this.#inText(character);
    switch (character) {
      case '"':
        this.#inString = true;
        this.#key = '';
        return;
      case '{':
      case '[':
        if (this.#depth > 0) record.hasContent = true;
        if (this.#depth === 1 && record.mayBeAround && this.#around.enter(this.#key, character))
          this.#enter(character);
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

  /** Treats what seemed a record as an object around records, which begin here. */
  #enter(by: string): void {
    this.#record = undefined;
    if (by === '{') this.#open();
  }

  #close(record: OpenRecord): void {
    const parsed = record.broken ?? parseRecord(this.#text.slice(record.from, this.#at));
    if ('ok' in parsed && parsed.ok) return this.#take(record, parsed.value);
    const why = 'ok' in parsed ? { code: 'syntax' as const, reason: parsed.reason } : parsed;
    const item = { kind: 'unreadable', line: record.line, ...why } as const;
    if (isAroundLines(record) && this.#lookWithin(record)) {
      this.#lost ??= item;
      return;
    }
    if (this.#passOver(why)) return;
    this.#record = undefined;
    this.#items.push(...this.#around.take(item, record.isSure));
  }

  #take(record: OpenRecord, value: unknown): void {
    const kind = typeof value === 'object' && value !== null ? this.#kindOf(value) : 'unknown';
    if (kind === 'wrapper' && this.#lookWithin(record)) return;
    this.#record = undefined;
    const item = { kind: 'record', line: record.line, value } as const;
    const isOffer = kind === 'offer' || (kind === 'likely' && this.#around.isList);
    if (isOffer) this.#lost = undefined;
    this.#items.push(...this.#around.take(item, record.isSure, isOffer));
  }

  /** Goes back to the beginning of an object, and looks for records within it. */
  #lookWithin(record: OpenRecord): boolean {
    if (record.broken !== undefined || record.hasContent === undefined) return false;
    if (!this.#around.openWrapper()) return false;
    this.#record = undefined;
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    this.#key = '';
    this.#at = record.from + 1;
    this.#line = record.line;
    this.#indent = undefined;
    return true;
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

/** Whether an object that cannot be read as a whole may be around records, rather than before one. */
function isAroundLines({ mayBeAround, next }: OpenRecord): boolean {
  return mayBeAround && (next === undefined || next.isWithin);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}
