import { findMeaning, type Meaning, type NamedField, rankOf } from './field-names.ts';
import { toFields } from './json-ld.ts';

/** A value, and the name of its field in the feed. */
export interface Given {
  readonly name: string;
  readonly text: string;
}

/** How deep an object is read, and how many values of one field. */
const maxDepth = 12;
const mostValues = 200;

/** The values of a record, by what the names of its fields mean. */
export class NamedFields {
  readonly #values = new Map<NamedField, Given[]>();
  readonly #unread: Record<string, string> = {};

  /** @param name the name of the field in the feed; an unknown one is not read */
  add(meaning: Meaning, name: string, text: string): void {
    if (text.trim() === '') return;
    if (meaning === 'group' || meaning === 'other') {
      this.#unread[name] = text;
      return;
    }
    const values = this.#values.get(meaning) ?? [];
    if (values.length < mostValues) values.push({ name, text });
    this.#values.set(meaning, values);
  }

  /** All texts of a field, in the order of the feed. */
  all(field: NamedField): readonly string[] {
    return (this.#values.get(field) ?? []).map(({ text }) => text);
  }

  /** The text of the name that is the most specific for a field. */
  first(field: NamedField): string | undefined {
    return this.ranked(field)[0]?.text;
  }

  /** The values of a field, those of the most specific names first. */
  ranked(field: NamedField): readonly Given[] {
    const values = this.#values.get(field) ?? [];
    return values.toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
  }

  /** What has no field, by its name in the feed. */
  get unread(): Readonly<Record<string, string>> {
    return this.#unread;
  }

  /** The number of fields that have a value. */
  get size(): number {
    return this.#values.size;
  }

  /** Whether this is enough for an offer: a title, and something that identifies it. */
  get isOffer(): boolean {
    const has = (field: NamedField) => this.#values.has(field);
    return has('title') && (has('url') || has('applyUrl')) && this.size > 2;
  }
}

/** Returns the values of an object by the names of its properties, at any depth. */
export function readNamedFields(value: object): NamedFields {
  const found = new NamedFields();
  collect(found, 'group', '', value, 0);
  return found;
}

function collect(
  into: NamedFields,
  meaning: Meaning,
  name: string,
  value: unknown,
  depth: number,
): void {
  if (typeof value === 'string' || typeof value === 'number' || value === true)
    into.add(meaning, name, String(value));
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  if (Array.isArray(value)) {
    // A list in a group is a list of something else, unless it is of texts.
    const isOwn = meaning !== 'group';
    for (const one of value)
      if (isOwn || typeof one !== 'object') collect(into, meaning, name, one, depth + 1);
    return;
  }
  for (const [property, within] of Object.entries(toFields(value))) {
    const meant = findMeaning(meaning, property);
    const isUnread = meant === 'other' && meaning !== 'group';
    collect(into, meant, isUnread ? name : property, within, depth + 1);
  }
}
