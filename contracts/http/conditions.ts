import { z } from 'zod';
import { isStorableText } from './storable-text.ts';

/** The type of a list's field, which determines its comparisons. */
export type FieldType = 'text' | 'word' | 'number' | 'flag' | 'day' | 'instant' | 'words';

/** The fields of a list by which it is filtered. */
export type ListFields = Readonly<Record<string, FieldType>>;

/** The values that some fields can have; other values are refused, and these named. */
export type FieldChoices = Readonly<Record<string, readonly (string | number)[]>>;

const operators = [
  'equals',
  'notEquals',
  'in',
  'notIn',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'contains',
  'exists',
] as const;
export type Operator = (typeof operators)[number];
type Value = string | number | boolean;

/** Which items of a list are shown. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | {
      readonly kind: 'is';
      readonly field: string;
      readonly type: FieldType;
      readonly operator: Operator;
      readonly value: Value | readonly Value[];
    };

/** Limits of a condition: its length as sent, its nesting depth, and the length of a list in it. */
export const maxConditionLength = 4_000;
export const maxConditionDepth = 5;
const maxAlternatives = 20;
const maxValues = 100;

const exists = z.boolean();

function equality<T extends z.ZodType>(value: T) {
  const several = z.array(value).min(1).max(maxValues);
  return { equals: value, notEquals: value, in: several, notIn: several, exists };
}

function ordered<T extends z.ZodType>(value: T) {
  return {
    ...equality(value),
    lessThan: value,
    lessThanEqual: value,
    greaterThan: value,
    greaterThanEqual: value,
  };
}

const word = z
  .string()
  .max(200)
  .refine(isStorableText, { params: { reason: 'characters' } });
const comparisons = {
  text: z.strictObject({ ...equality(word), contains: word.min(1) }).partial(),
  word: z.strictObject(equality(word)).partial(),
  number: z.strictObject(ordered(z.number())).partial(),
  flag: z.strictObject({ equals: z.boolean(), exists }).partial(),
  day: z.strictObject(ordered(z.iso.date())).partial(),
  instant: z.strictObject(ordered(z.iso.datetime())).partial(),
  words: z
    .strictObject({ contains: word, in: z.array(word).min(1).max(maxValues), exists })
    .partial(),
} as const satisfies Readonly<Record<FieldType, z.ZodType>>;

/** Returns the comparisons of a field, with those of its values that it can have. */
function comparisonOf(type: FieldType, choices: FieldChoices[string] | undefined): z.ZodType {
  if (choices === undefined || choices.length === 0) return comparisons[type];
  const value = z.literal([...choices]);
  const { exists: _, ...equal } = equality(value);
  if (type === 'words')
    return comparisons.words.extend({ contains: equal.equals, in: equal.in }).partial();
  if (type === 'number') return comparisons.number.extend(equal).partial();
  return comparisons.word.extend(equal).partial();
}

const sent = z.looseObject({});

/**
 * Returns the conditions on these fields, as an object: all of its entries must be true.
 * @param choices the values of the fields that have a choice of them
 */
export function conditionOn(fields: ListFields, choices: FieldChoices = {}): z.ZodType<Condition> {
  const condition: z.ZodType<Condition> = z.lazy(() => whole);
  const alternatives = z.array(condition).min(1).max(maxAlternatives).optional();
  const ofFields = Object.entries(fields).map(([field, type]) => {
    return [field, comparisonOf(type, choices[field]).optional()] as const;
  });
  const whole = z
    .strictObject({
      and: alternatives,
      or: alternatives,
      not: condition.optional(),
      ...Object.fromEntries(ofFields),
    })
    .transform((parsed): Condition => {
      const { and, or, not } = z.object({ and: all, or: all, not: one }).parse(parsed);
      return {
        kind: 'and',
        of: [
          ...(and ?? []),
          ...(or === undefined ? [] : [{ kind: 'or', of: or } as const]),
          ...(not === undefined ? [] : [{ kind: 'not', of: not } as const]),
          ...Object.entries(fields).flatMap(([field, type]) =>
            comparisonsIn(field, type, sent.parse(parsed)[field]),
          ),
        ],
      };
    });
  return condition;
}

/** Cache of parsed conditions. */
const one = z.custom<Condition>().optional();
const all = z.array(z.custom<Condition>()).optional();
const valueSchema = z.union([z.string(), z.number(), z.boolean()]);
const valuesSchema = z.union([valueSchema, z.array(valueSchema)]);

function comparisonsIn(field: string, type: FieldType, compared: unknown): readonly Condition[] {
  return operators.flatMap((operator) => {
    const value: unknown = Reflect.get(Object(compared), operator);
    if (value === undefined) return [];
    return [{ kind: 'is', field, type, operator, value: valuesSchema.parse(value) } as const];
  });
}

/** The conditions in query parameters, by the parameter's schema, for the description. */
export const conditionsOfParameters = new WeakMap<z.core.$ZodType, z.ZodType<Condition>>();

/** Returns a query parameter that contains a condition as JSON. */
export function whereParameter(condition: z.ZodType<Condition>, description: string) {
  const parameter = z
    .string()
    .max(maxConditionLength)
    .transform((text, context): unknown => {
      try {
        const value: unknown = JSON.parse(text);
        // Each level of `and` or `or` is a list and an object; a field and its comparison come below.
        if (measureDepth(value) <= 2 * maxConditionDepth + 2) return value;
        context.addIssue({ code: 'custom', params: { reason: 'too-deep' } });
      } catch {
        const example = '{"title":{"contains":"results"}}';
        context.addIssue({ code: 'custom', params: { reason: 'format', example } });
      }
      return z.NEVER;
    })
    .pipe(condition)
    .optional()
    .describe(description);
  conditionsOfParameters.set(parameter, condition);
  return parameter;
}

function measureDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(measureDepth));
}

/** Returns a query parameter of several of these words, joined by commas. */
export function namesParameter<const Name extends string>(names: readonly Name[], most: number) {
  const known = z.enum(names);
  return z
    .string()
    .max(500)
    .transform((text, context): readonly Name[] => {
      const chosen = text.split(',').map((name) => name.trim());
      const parsed = z.array(known).safeParse(chosen);
      const name = chosen.find((each) => !known.safeParse(each).success);
      const params = { reason: 'unknown-value', name, values: names.join(', ') };
      if (name !== undefined) context.addIssue({ code: 'custom', params, input: text });
      else if (chosen.length > most)
        context.addIssue({
          code: 'too_big',
          origin: 'array',
          maximum: most,
          inclusive: true,
          input: chosen,
        });
      return parsed.success ? parsed.data : z.NEVER;
    });
}
