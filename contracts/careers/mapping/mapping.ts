import { z } from 'zod';
import { type Locale, locales } from '../../site/locale.ts';
import { contractTypes, experienceLevels, remotePolicies, workingTimes } from '../offer-groups.ts';

const textFields = ['title', 'description', 'domain'] as const;
type TextField = (typeof textFields)[number];
const otherFields = [
  'reference',
  'applyUrl',
  'language',
  'contract',
  'workingTime',
  'experience',
  'remote',
  'entity',
  'place',
  'city',
  'postalCode',
  'region',
  'country',
  'salary',
  'salaryMinimum',
  'salaryMaximum',
  'salaryCurrency',
  'salaryPer',
  'publishedAt',
  'closesAt',
] as const;

/** A field of an offer that a mapping fills: a text in one language, or in each. */
export type MappedField = TextField | `${TextField}.${Locale}` | (typeof otherFields)[number];

/** The fields of an offer that a mapping can fill, in the order of the screen. */
export const mappedFields: readonly MappedField[] = [
  'reference',
  ...textFields.flatMap((field): MappedField[] => [
    field,
    ...locales.map((locale) => `${field}.${locale}` as const),
  ]),
  ...otherFields.slice(1),
];

/** The values of the fields that have a choice of them. */
export const mappedChoices: Readonly<Partial<Record<MappedField, readonly string[]>>> = {
  language: locales,
  contract: contractTypes,
  workingTime: workingTimes,
  experience: experienceLevels,
  remote: remotePolicies,
  salaryPer: ['hour', 'day', 'month', 'year'],
};

const path = z.string().max(300);

/** Where a field comes from. */
export const mappingRuleSchema = z.strictObject({
  path: path
    .default('')
    .describe('Names joined by slashes, “@” before an attribute: `location/city`'),
  constant: z
    .string()
    .trim()
    .max(500)
    .optional()
    .describe('The value of records that have none at the path'),
  values: z
    .array(z.strictObject({ from: z.string().trim().min(1).max(200), to: z.string().max(200) }))
    .max(200)
    .optional()
    .describe('What values of the source mean; upper and lower case are the same'),
});
export type MappingRule = z.infer<typeof mappingRuleSchema>;

/** How the records of an XML or JSON feed of any shape become offers. */
export const mappingSchema = z.strictObject({
  kind: z.enum(['xml', 'json']),
  records: path.describe(
    'The path of the records, from the top: `source/job`; empty for a list at the top of JSON',
  ),
  fields: z.partialRecord(z.enum(mappedFields), mappingRuleSchema),
});
export type Mapping = z.infer<typeof mappingSchema>;
