import { locales } from '../../site/locale.ts';
import {
  type MappedField,
  type Mapping,
  type MappingRule,
  mappedChoices,
  mappedFields,
} from './mapping.ts';
import { parsePath } from './mapping-path.ts';

/** Why a mapping cannot be used. */
export const mappingProblems = [
  'mapping-missing',
  'mapping-path',
  'mapping-records',
  'mapping-value',
] as const;

/** What is wrong with one field of a mapping, or with the path of its records. */
export interface MappingProblem {
  readonly field: MappedField | 'records';
  readonly problem: (typeof mappingProblems)[number];
  /** What was written. */
  readonly words: string;
}

/** Returns what is wrong with a mapping, by field; nothing if it can be used. */
export function checkMapping({ kind, records, fields }: Mapping): readonly MappingProblem[] {
  const steps = parsePath(records);
  const isList =
    steps?.every(({ at, where }) => at === undefined && where === undefined) === true &&
    (kind === 'json' || steps.length > 0);
  const has = (field: MappedField) => {
    const rule = fields[field];
    return rule !== undefined && isUsed(rule);
  };
  const missing = [
    ...(has('reference') ? [] : ['reference' as const]),
    ...(has('title') || locales.some((locale) => has(`title.${locale}`)) ? [] : ['title' as const]),
    ...(has('applyUrl') ? [] : ['applyUrl' as const]),
  ];
  return [
    ...(isList ? [] : [{ field: 'records', problem: 'mapping-records', words: records } as const]),
    ...missing.map((field) => ({ field, problem: 'mapping-missing', words: '' }) as const),
    ...rulesOf(fields).flatMap(([field, rule]) => checkRule(field, rule)),
  ];
}

/** Returns the rules of a mapping that say anything. */
export function rulesOf(
  fields: Mapping['fields'],
): readonly (readonly [MappedField, MappingRule])[] {
  return mappedFields.flatMap((field) => {
    const rule = fields[field];
    return rule !== undefined && isUsed(rule) ? [[field, rule] as const] : [];
  });
}

function isUsed({ path, constant }: MappingRule): boolean {
  return path.trim() !== '' || (constant ?? '') !== '';
}

function checkRule(field: MappedField, { path, constant, values }: MappingRule): MappingProblem[] {
  const broken =
    parsePath(path) === undefined ? [{ field, problem: 'mapping-path', words: path } as const] : [];
  const choices = mappedChoices[field];
  const written = [...(constant ? [constant] : []), ...(values ?? []).map(({ to }) => to)];
  const unknown = written.filter((value) => value !== '' && choices?.includes(value) === false);
  return [
    ...broken,
    ...unknown.map((words) => ({ field, problem: 'mapping-value', words }) as const),
  ];
}
