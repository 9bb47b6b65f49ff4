import type { PathStep } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import { textKey } from '@parvis/contracts/careers/mapping/pick-values.ts';
import sax from 'sax';
import { type FeedItem, maxRecordLength } from '../feed-item.ts';

/** How many elements may be open at once, and stand in one record: others are left out. */
const maxOpen = 100;
const maxElements = 20_000;
/** Elements that are marks in a text rather than fields. */
const marks = new Set(
  'a b br div em h1 h2 h3 h4 h5 h6 i li ol p small span strong sub sup u ul'.split(' '),
);

type Fields = Record<string, unknown>;

/** An element that is open in a record; a mark adds to the text around it. */
interface OpenElement {
  readonly name: string;
  readonly fields: Fields;
  text: string;
}

interface OpenRecord {
  readonly line: number;
  /** The elements that are open: the record itself first. */
  readonly open: OpenElement[];
  length: number;
  elements: number;
}

/** Reads the elements of XML at a path as records, each with its attributes (`@name`) and elements. */
export class MappedXmlReader {
  // Strict, to keep upper and lower case; errors are passed over, as feeds forget to escape.
  readonly #parser = sax.parser(true, { position: true });
  readonly #steps: readonly PathStep[];
  readonly #items: FeedItem[] = [];
  /** The elements that are open around records. */
  readonly #around: string[] = [];
  #record: OpenRecord | undefined;
  /** How many elements are open below those that are read. */
  #below = 0;
  #records = 0;
  #hasList = false;

  /** @param steps the path of the records, from the outermost element on */
  constructor(steps: readonly PathStep[]) {
    this.#steps = steps;
    const parser = this.#parser;
    const add = (text: string) => this.#add(text);
    Object.assign(parser, {
      onopentag: ({ name, attributes }: sax.Tag) => this.#enter(name, attributes),
      onclosetag: () => this.#leave(),
      ontext: add,
      oncdata: add,
      onerror: () => {
        // Its documented way to continue after an error; its types do not allow null.
        Object.assign(parser, { error: null });
        parser.resume();
      },
    });
  }

  push(text: string): readonly FeedItem[] {
    this.#parser.write(text);
    return this.#items.splice(0);
  }

  end(): readonly FeedItem[] {
    const line = this.#record?.line ?? this.#parser.line + 1;
    if (this.#around.length > 0 || this.#record !== undefined)
      this.#items.push({ kind: 'truncated', line });
    else if (this.#records === 0 && !this.#hasList)
      this.#items.push({ kind: 'unreadable', line: 1, code: 'no-records' });
    return this.#items.splice(0);
  }

  #enter(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#record !== undefined) return this.#open(this.#record, name, attributes);
    const depth = this.#around.length + 1;
    this.#around.push(name);
    if (depth === this.#steps.length - 1 && this.#isOnPath()) this.#hasList = true;
    if (depth !== this.#steps.length || !this.#isOnPath()) return;
    this.#around.pop();
    const root = { name, fields: fieldsOf(attributes), text: '' };
    this.#record = { line: this.#parser.line + 1, open: [root], length: 0, elements: 0 };
  }

  #isOnPath(): boolean {
    return this.#around.every((name, at) => isNamed(name, this.#steps[at]?.name ?? ''));
  }

  #open(record: OpenRecord, name: string, attributes: Readonly<Record<string, string>>): void {
    record.elements += 1;
    record.length += Object.values(attributes).reduce((sum, one) => sum + one.length, name.length);
    if (record.open.length >= maxOpen || record.elements > maxElements) {
      this.#below += 1;
      return;
    }
    const around = record.open.at(-1);
    if (around !== undefined && record.open.length > 1 && marks.has(name)) {
      around.text += `<${name}>`;
      record.open.push({ name, fields: around.fields, text: '' });
    } else record.open.push({ name, fields: fieldsOf(attributes), text: '' });
  }

  #leave(): void {
    const record = this.#record;
    if (record === undefined) {
      this.#around.pop();
      return;
    }
    if (this.#below > 0) {
      this.#below -= 1;
      return;
    }
    const element = record.open.pop();
    if (element === undefined) return;
    const around = record.open.at(-1);
    if (around === undefined) this.#complete(record, element);
    else if (around.fields === element.fields) around.text += `${element.text}</${element.name}>`;
    else put(around.fields, element.name, valueOf(element));
  }

  #complete(record: OpenRecord, root: OpenElement): void {
    this.#records += 1;
    this.#record = undefined;
    const { line } = record;
    const isTooLong = record.length > maxRecordLength || record.elements > maxElements;
    const value = valueOf(root);
    this.#items.push(
      isTooLong
        ? { kind: 'unreadable', line, code: 'too-long' }
        : { kind: 'record', line, value: typeof value === 'string' ? { [textKey]: value } : value },
    );
  }

  #add(text: string): void {
    const record = this.#record;
    const element = record?.open.at(-1);
    if (record === undefined || element === undefined || this.#below > 0) return;
    record.length += text.length;
    if (record.length <= maxRecordLength) element.text += text;
  }
}

/** Without a prefix, a name is that of any namespace. */
function isNamed(name: string, wanted: string): boolean {
  if (wanted === '*' || name === wanted) return true;
  return !wanted.includes(':') && name.endsWith(`:${wanted}`);
}

/** Fields without a prototype, so that no name means anything else. */
function fieldsOf(attributes: Readonly<Record<string, string>>): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of Object.entries(attributes)) fields[`@${name}`] = value;
  return fields;
}

function put(fields: Fields, name: string, value: unknown): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else fields[name] = [before, value];
}

/** An element without attributes and elements is its text. */
function valueOf({ fields, text }: OpenElement): unknown {
  if (Object.keys(fields).length === 0) return text.trim();
  if (text.trim() !== '') fields[textKey] = text.trim();
  return fields;
}
