import type { ImportNote, NoteCode, NotedField } from '@parvis/contracts/careers/import-notes.ts';

const fields: Readonly<Record<NotedField, string>> = {
  source: 'source',
  reference: 'reference',
  title: 'title',
  description: 'description',
  contract: 'contract',
  domain: 'field of work',
  entity: 'employer',
  place: 'place',
  experience: 'experience',
  workingTime: 'working time',
  remote: 'remote working',
  salary: 'salary',
  publishedAt: 'publication date',
  closesAt: 'closing date',
  applyUrl: 'address to apply at',
  other: 'field',
  record: 'record',
};

type Sentence = (field: string) => string;
const sentences: Readonly<Record<NoteCode, Sentence>> = {
  missing: (field) => `it has no ${field}`,
  invalid: (field) => `its ${field} is not valid`,
  nothing: () => 'it is empty',
  syntax: () => 'it is no JSON',
  'unknown-format': () => 'it is in none of the known formats, but has the fields',
  'page-without-offers': () => 'it is a page without JSON-LD',
  'no-offers': () => 'it is not a feed of jobs',
  'no-records': () => 'it has no records at the path of the mapping',
  'too-long': () => 'it is longer than an offer may be',
  'not-listed': () => 'its source does not list it',
  repeated: (field) => `its ${field} came before in this feed`,
  'cut-off': () => 'the feed ends in the middle',
  'too-costly': () => 'reading the feed further takes too much time or memory',
  'not-understood': (field) => `its ${field} is not understood`,
  implausible: (field) => `its ${field} is implausible`,
  'not-read': (field) => `its ${field} is not used`,
  'unusable-address': (field) => `its first ${field} is not valid`,
  shortened: (field) => `its ${field} is shortened`,
  'kept-as-words': (field) => `its ${field} is shown in the words of the source`,
  substituted: (field) => `its ${field} was taken from another field`,
  unknown: (field) => `its ${field} is unknown`,
  ambiguous: (field) => `its ${field} could be several`,
  conflict: (field) => `its ${field} contradicts itself`,
  wide: (field) => `its ${field} is wider than a country`,
  guessed: (field) => `its ${field} was guessed`,
};

/** Returns a note as an English sentence, for operators: “its salary is not understood: nc”. */
export function writeSentence({ field, code, name, words }: ImportNote): string {
  const sentence = sentences[code](name === undefined ? fields[field] : `${fields[field]} ${name}`);
  return words === undefined ? sentence : `${sentence}: ${words}`;
}
