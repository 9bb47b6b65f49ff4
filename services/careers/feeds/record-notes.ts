import {
  type ImportNote,
  maxNotedWords,
  type NoteCode,
  type NotedField,
} from '@parvis/contracts/careers/import-notes.ts';
import { unstorableCharacters } from '@parvis/contracts/rich-text/document.ts';

const longestName = 60;
const unstorableParts = new RegExp(unstorableCharacters, 'gu');

/** The notes on one record. */
export class RecordNotes {
  readonly #notes: ImportNote[] = [];

  /** Notes what was done with a value. @param words what the source wrote */
  add(field: NotedField, code: NoteCode, words?: unknown): void {
    this.#notes.push({ field, code, ...quoted(words) });
  }

  /**
   * Notes the fields of a record that are not read, unless they are empty; their values are not
   * quoted, because they may be names and addresses of people.
   */
  addUnread(record: Readonly<Record<string, unknown>>, isRead: (name: string) => boolean): void {
    for (const [name, value] of Object.entries(record))
      if (name !== '' && !isRead(name) && !isEmpty(value))
        this.#notes.push({ field: 'other', code: 'not-read', name: shortened(name, longestName) });
  }

  get all(): readonly ImportNote[] {
    return this.#notes;
  }
}

/** Returns a value as a note quotes it: on one line, shortened. */
export function quoted(value: unknown): Pick<ImportNote, 'words'> {
  if (isEmpty(value)) return {};
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const words = shortened(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), maxNotedWords);
  return words === '' ? {} : { words };
}

function shortened(text: string, length: number): string {
  const whole = text.replace(unstorableParts, '\ufffd');
  if (whole.length <= length) return whole;
  return `${whole.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Returns whether a value says nothing: none, an empty text, list or object, or false. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
