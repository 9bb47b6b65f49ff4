import { html } from '../../../../http/html.ts';
import type { RawOffer } from '../../raw-offer.ts';
import type { RecordNotes } from '../../record-notes.ts';

/** The fields of a record of JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** An applicant-tracking system, whose public lists are read as they come. */
export interface System {
  /** Whether a record is one of its offers: it has names that no other format has together. */
  isOffer(record: object): boolean;
  /** The names that are read, or say nothing about the offer. */
  readonly names: readonly string[];
  read(record: Fields, notes: RecordNotes): RawOffer;
}

/** Returns whether a record has all these names. */
export function hasAll(record: object, ...names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(record, name));
}

/** A text under its heading, which is none where it is empty. */
export interface Section {
  readonly heading: string | undefined;
  /** HTML. */
  readonly text: string | undefined;
}

/** Returns sections as one text of HTML. */
export function joinSections(sections: readonly Section[]): string {
  return sections
    .flatMap(({ heading, text }) => {
      if (text === undefined || text.trim() === '') return [];
      return [...(heading ? [String(html`<h3>${heading}</h3>`)] : []), text];
    })
    .join('\n');
}
