import { z } from 'zod';
import { offerFields } from './offer.ts';

/** The part of a record that a note is about: a field of an offer, another field, or all of it. */
export const notedFields = [...offerFields, 'other', 'record'] as const;
export type NotedField = (typeof notedFields)[number];

/**
 * What an import did with a value: `refused` records are not imported; a value that was `dropped`
 * is missing from the offer; one that was `guessed` is there, otherwise than its source wrote it.
 */
export const noteKinds = ['refused', 'dropped', 'guessed'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What an import notes about a value, and what it did with it. */
export const noteCodes = {
  /** A mandatory field is missing or empty. */
  missing: 'refused',
  /** A value does not match the schema of our own format, which is strict. */
  invalid: 'refused',
  /** The feed is empty: not even a list without offers. */
  nothing: 'refused',
  /** The record is not JSON. */
  syntax: 'refused',
  /** The record is not one of the known formats; the words are the names of its fields. */
  'unknown-format': 'refused',
  /** An HTML page without JSON-LD, such as that of an error. */
  'page-without-offers': 'refused',
  /** XML without jobs. */
  'no-offers': 'refused',
  /** There is nothing at the path of the records that a mapping names. */
  'no-records': 'refused',
  /** The record is longer than the reader or an event permits. */
  'too-long': 'refused',
  /** Its source gives it to who knows its address, and lists it nowhere. */
  'not-listed': 'refused',
  /** Its reference came before in this feed. */
  repeated: 'refused',
  /** The feed ends in the middle of a record. */
  'cut-off': 'refused',
  /** Reading the feed took too much time or memory. */
  'too-costly': 'refused',
  /** A value that could not be understood. */
  'not-understood': 'dropped',
  /** A value that cannot be right, such as a closing date before the publication. */
  implausible: 'dropped',
  /** A field for which offers have no place. */
  'not-read': 'dropped',
  /** An address to apply at that is not valid; a later one was used. */
  'unusable-address': 'dropped',
  /** A text longer than an offer may hold. */
  shortened: 'dropped',
  /** A salary that could not be read as amounts, and is shown in the words of its source. */
  'kept-as-words': 'guessed',
  /** A text that was taken from another field. */
  substituted: 'guessed',
  /** No place has that name. */
  unknown: 'dropped',
  /** Several places have that name, and none was chosen. */
  ambiguous: 'dropped',
  /** The words of a place contradict its others. */
  conflict: 'dropped',
  /** The words name more than a country. */
  wide: 'dropped',
  /** The most likely of several readings was chosen. */
  guessed: 'guessed',
} as const satisfies Readonly<Record<string, NoteKind>>;
export type NoteCode = keyof typeof noteCodes;

const codes = Object.keys(noteCodes).filter((code): code is NoteCode => code in noteCodes);

/** The greatest length of the quoted words of a source. */
export const maxNotedWords = 120;

/** What an import reports about one value of one record. */
export const importNoteSchema = z.object({
  field: z.enum(notedFields),
  code: z.enum(codes),
  /** The source's name of the field, where offers have none for it. */
  name: z.string().min(1).max(60).optional(),
  /** What the source wrote, shortened. */
  words: z.string().max(maxNotedWords).optional(),
});
export type ImportNote = z.infer<typeof importNoteSchema>;

/** The number of records that a report names for each kind of note. */
export const maxNotedRecords = 20;
/** The number of kinds of notes in a report. */
export const maxNoteGroups = 80;

/** All notes of an import about one field, and one name of it, with one code. */
export const noteGroupSchema = importNoteSchema.omit({ words: true }).extend({
  /** The number of notes, of which some are listed. */
  count: z.number().int().min(1),
  records: z
    .array(
      z.object({
        /** The line in the file, from 1; the number of the record in a feed without lines. */
        line: z.number().int().min(1),
        /** The name of the file, of several. */
        part: z.string().max(200).optional(),
        reference: z.string().max(200).optional(),
        words: importNoteSchema.shape.words,
      }),
    )
    .max(maxNotedRecords),
});
export type NoteGroup = z.infer<typeof noteGroupSchema>;
