import { rulesOf } from '@parvis/contracts/careers/mapping/check-mapping.ts';
import {
  type MappedField,
  type Mapping,
  mappedChoices,
} from '@parvis/contracts/careers/mapping/mapping.ts';
import { type PathStep, parsePath } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import { pickValues, toText } from '@parvis/contracts/careers/mapping/pick-values.ts';
import {
  contractTypes,
  experienceLevels,
  remotePolicies,
  workingTimes,
} from '@parvis/contracts/careers/offer-groups.ts';
import { byLocale, locales } from '@parvis/contracts/site/locale.ts';
import type { NamedField } from '../formats/field-names.ts';
import { NamedFields } from '../formats/named-fields.ts';
import { readNamedRecord } from '../formats/named-record.ts';
import type { RawOffer } from '../raw-offer.ts';
import type { RecordNotes } from '../record-notes.ts';

interface Rule {
  readonly steps: readonly PathStep[] | undefined;
  readonly constant: string | undefined;
  readonly values: ReadonlyMap<string, string>;
}

/** What the fields of a mapping mean to the reader of records by the names of their fields. */
const meanings: Readonly<Partial<Record<MappedField, NamedField>>> = {
  reference: 'reference',
  title: 'title',
  description: 'description',
  language: 'language',
  contract: 'type',
  workingTime: 'type',
  domain: 'category',
  entity: 'company',
  place: 'place',
  city: 'city',
  postalCode: 'postalCode',
  region: 'region',
  country: 'country',
  experience: 'experience',
  remote: 'remote',
  salary: 'salary',
  salaryMinimum: 'minimum',
  salaryMaximum: 'maximum',
  salaryCurrency: 'currency',
  salaryPer: 'per',
  publishedAt: 'published',
  closesAt: 'closes',
  applyUrl: 'applyUrl',
};

/** Reads records as a mapping says. */
export class MappedRecords {
  readonly #rules: ReadonlyMap<MappedField, Rule>;

  constructor({ fields }: Pick<Mapping, 'fields'>) {
    this.#rules = new Map(
      rulesOf(fields).map(([field, { path, constant, values = [] }]) => [
        field,
        {
          steps: path.trim() === '' ? undefined : parsePath(path),
          constant,
          values: new Map(values.map(({ from, to }) => [from.toLowerCase(), to])),
        },
      ]),
    );
  }

  /** Returns the offer of a record; what has no value is left out. */
  read(record: unknown, notes: RecordNotes): RawOffer {
    const fields = new NamedFields();
    for (const [field, rule] of this.#rules) {
      const meaning = meanings[field];
      if (meaning === undefined || this.#choice(field, record) !== undefined) continue;
      const texts = textsOf(record, rule);
      // Several texts are one description.
      const all = field === 'description' && texts.length > 1 ? [texts.join('\n\n')] : texts;
      for (const text of all) fields.add(meaning, field, text);
    }
    const read = readNamedRecord(fields, notes);
    return {
      ...read,
      reference: fields.first('reference'),
      title: this.#inLanguages('title', record) ?? read.title,
      description: this.#inLanguages('description', record) ?? read.description,
      domain: this.#inLanguages('domain', record) ?? read.domain,
      language: this.#choice('language', record) ?? read.language,
      contract: oneOf(contractTypes, this.#choice('contract', record)) ?? read.contract,
      workingTime: oneOf(workingTimes, this.#choice('workingTime', record)) ?? read.workingTime,
      experience: oneOf(experienceLevels, this.#choice('experience', record)) ?? read.experience,
      remote: oneOf(remotePolicies, this.#choice('remote', record)) ?? read.remote,
    };
  }

  /** The value of a field, if it is one of its choices as it is. */
  #choice(field: MappedField, record: unknown): string | undefined {
    const rule = this.#rules.get(field);
    const choices = field === 'salaryPer' ? undefined : mappedChoices[field];
    if (rule === undefined || choices === undefined) return undefined;
    return textsOf(record, rule).find((text) => choices.includes(text));
  }

  #inLanguages(field: 'title' | 'description' | 'domain', record: unknown) {
    const rules = byLocale((locale) => this.#rules.get(`${field}.${locale}`));
    if (locales.every((locale) => rules[locale] === undefined)) return undefined;
    const texts = byLocale((locale) => {
      const rule = rules[locale];
      const all = rule === undefined ? [] : textsOf(record, rule);
      return all.length === 0 ? undefined : all.join('\n\n');
    });
    return locales.some((locale) => texts[locale] !== undefined) ? texts : undefined;
  }
}

/** The texts that a rule finds in a record, as its values mean them; or its constant. */
function textsOf(record: unknown, { steps, constant, values }: Rule): readonly string[] {
  const found = steps === undefined ? [] : pickValues(record, steps);
  const texts = found.flatMap((value) => toText(value)?.trim() || []);
  const meant = texts.flatMap((text) => values.get(text.toLowerCase()) ?? text).filter(Boolean);
  if (meant.length > 0) return meant;
  return constant ? [constant] : [];
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
