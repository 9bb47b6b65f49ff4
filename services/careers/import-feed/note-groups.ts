import {
  type ImportNote,
  maxNotedRecords,
  maxNoteGroups,
  type NoteGroup,
  noteCodes,
  noteKinds,
} from '@parvis/contracts/careers/import-notes.ts';

/** The record that a note is about. */
export interface NotedRecord {
  readonly line: number;
  /** The file that it is in, of several. */
  readonly part: string | undefined;
  readonly reference: string | undefined;
}

type Group = Omit<NoteGroup, 'records' | 'count'> & {
  count: number;
  readonly records: NoteGroup['records'];
};

const longest = { part: 200, reference: 200 } as const;

/** Groups the notes of an import by what they say; each group counts all and lists some. */
export class NoteGroups {
  readonly #groups = new Map<string, Group>();

  add({ words, ...note }: ImportNote, { line, part, reference }: NotedRecord): void {
    const key = JSON.stringify([note.field, note.code, note.name]);
    const group = this.#groups.get(key) ?? { ...note, count: 0, records: [] };
    this.#groups.set(key, group);
    group.count += 1;
    if (group.records.length >= maxNotedRecords) return;
    group.records.push({
      line,
      ...(part && { part: part.slice(0, longest.part) }),
      ...(reference && { reference: reference.slice(0, longest.reference) }),
      ...(words && { words }),
    });
  }

  /** Returns the groups: refusals first, and of each kind those with the most notes. */
  all(): NoteGroup[] {
    const weight = ({ code }: Group) => noteKinds.indexOf(noteCodes[code]);
    return [...this.#groups.values()]
      .toSorted((one, other) => weight(one) - weight(other) || other.count - one.count)
      .slice(0, maxNoteGroups);
  }
}
