import { createHash, hash } from 'node:crypto';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { hashLeaf } from './tree/hashes.ts';

/** The size of a salt: nobody can guess a text from its commitment. A multiple of 3 has no padding. */
const saltBytes = 18;
const saltLength = (saltBytes / 3) * 4;

/** What proves one text of an event: with it, anybody computes the commitment that the leaf has. */
export interface DisclosedText {
  readonly text: string;
  /** In base64url. */
  readonly salt: string;
}

/**
 * Makes leaves with the salts of one key, which is kept outside the log. A leaf is the canonical
 * JSON (RFC 8785) of an event as stored, in which `{"c":"…"}` stands for each text of its data: the
 * commitment to it (decision 139).
 */
export class LeafMaker {
  readonly #key: Buffer;

  /** @param key 32 bytes; with another one, every leaf is another */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Returns the hash of an event's leaf (RFC 9162, 2.1.1). */
  hashOf(event: RecordedEvent): Buffer {
    return hashLeaf(this.leafOf(event));
  }

  /** Returns the leaf of an event. */
  leafOf(event: RecordedEvent): string {
    const { position, stream, revision, id, type, data } = event;
    const nextSalt = this.#saltsOf(event);
    const withheld = canonicalJson(data, (text) => `{"c":"${commitmentTo(text, nextSalt())}"}`);
    const inClear = (value: unknown) => canonicalJson(value, quotedText);
    const metadata = inClear(metadataAsStored(event));
    return `{"data":${withheld},"id":${inClear(id)},"metadata":${metadata},"position":"${position}","revision":${revision},"stream":${inClear(stream)},"type":${inClear(type)}}`;
  }

  /** Returns the texts of an event with their salts, in the order of the leaf. */
  disclose(event: RecordedEvent): readonly DisclosedText[] {
    const nextSalt = this.#saltsOf(event);
    return textsIn(event.data).map((text) => ({ text, salt: nextSalt() }));
  }

  /** Returns what gives one salt after another; that of one text says nothing about the others. */
  #saltsOf({ id, data }: RecordedEvent): () => string {
    // A sponge keyed by its prefix, like KMAC.
    const shake = createHash('shake256', { outputLength: countTexts(data) * saltBytes });
    const salts = shake.update(this.#key).update(id).digest('base64url');
    let end = 0;
    return () => {
      end += saltLength;
      return salts.slice(end - saltLength, end);
    };
  }
}

/** Returns the commitment to a text, which reveals nothing of it. @param salt in base64url */
export function commitmentTo(text: string, salt: string): string {
  return hash('sha256', salt + quotedText(text), 'base64url');
}

/** Those of another application may not be what ours are; then they are hashed as they are. */
function metadataAsStored({ metadata, storedMetadata = metadata }: RecordedEvent): unknown {
  return storedMetadata;
}

/** Returns the texts of data, in the order of the canonical JSON. */
function textsIn(data: unknown): readonly string[] {
  const texts: string[] = [];
  canonicalJson(data, (text) => {
    texts.push(text);
    return '';
  });
  return texts;
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return 1;
  let count = 0;
  if (Array.isArray(value)) for (const one of value) count += countTexts(one);
  else if (isObject(value)) for (const name in value) count += countTexts(value[name]);
  return count;
}

/**
 * Returns the canonical JSON of a value that JSON can express. In one pass with the commitments it
 * costs a fifth of the library of that name, which checks it in a spec.
 */
function canonicalJson(value: unknown, writeText: (text: string) => string): string {
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) {
    let items = '';
    for (const one of value) {
      const item = canonicalJson(one, writeText);
      items += items === '' ? item : `,${item}`;
    }
    return `[${items}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  let fields = '';
  for (const name of sortedNames(value)) {
    const field = quoted(name) + canonicalJson(value[name], writeText);
    fields += fields === '' ? field : `,${field}`;
  }
  return `{${fields}}`;
}

/** What JSON writes as an escape, and characters that it need not escape but that are as rare. */
const escaped = /["\\\p{Cc}\p{Cs}]/u;

/** Returns a text as JSON. Most need no escape, and looking for one takes a fraction of writing it. */
function quotedText(text: string): string {
  return escaped.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** With more names than this, the sort of the engine is faster. */
const fewNames = 12;

/** Most objects have few names, which are sorted here in a fraction of the time of a call. */
function sortedNames(value: object): readonly string[] {
  const names = Object.keys(value);
  if (names.length > fewNames) return names.sort();
  for (let end = 1; end < names.length; end += 1) {
    const name = names[end] ?? '';
    let place = end;
    for (; place > 0 && (names[place - 1] ?? '') > name; place -= 1)
      names[place] = names[place - 1] ?? '';
    names[place] = name;
  }
  return names;
}

/** Names of fields as JSON, with a colon: there are few, and each occurs in thousands of events. */
const quotedNames = new Map<string, string>();
const maxQuotedNames = 5_000;

function quoted(name: string): string {
  const known = quotedNames.get(name);
  if (known !== undefined) return known;
  if (quotedNames.size === maxQuotedNames) quotedNames.clear();
  const text = `${JSON.stringify(name)}:`;
  quotedNames.set(name, text);
  return text;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
