import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { z } from 'zod';
import { findExample } from './examples.ts';
import type { Refusals } from './route.ts';
import { unknownFields } from './unknown-fields.ts';

type Issue = z.core.$ZodIssue;
type Params = Record<string, string | number>;

/** Parses a value by its schema, and refuses it field by field. */
export function parseBy<S extends z.ZodType>(schema: S, value: unknown): Outcome<z.infer<S>> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return accept(parsed.data);
  return { ok: false, refusals: toRefusals(parsed.error.issues) };
}

/**
 * As `parseBy`, and refuses the fields that the schema does not have, each by name.
 * @param view the schema by which the value may have been read: if it names the revision it was read
 * at, what only reading gives is left out
 */
export function parseStrictlyBy<S extends z.ZodType>(
  schema: S,
  value: unknown,
  view?: z.ZodType,
): Outcome<z.infer<S>> {
  const wasRead = view !== undefined && Object.hasOwn(Object(value), 'revision');
  const parsed = parseBy(schema, wasRead ? withoutEmpty(schema, Object(value)) : value);
  const inView = new Set(wasRead ? unknownFields(view, value).map(pathKey) : []);
  const unknown = unknownFields(schema, value).filter(
    (path) => !wasRead || inView.has(pathKey(path)),
  );
  const [first, ...others] = [
    ...(parsed.ok ? [] : parsed.refusals),
    ...unknown.map(refusalOfUnknown),
  ].slice(0, maxRefusals);
  return first === undefined ? parsed : { ok: false, refusals: [first, ...others] };
}

/** A view says null where what is sent leaves a field out. */
function withoutEmpty(schema: z.ZodType, value: object): unknown {
  if (!(schema instanceof z.ZodObject)) return value;
  const isEmpty = ([name, field]: [string, unknown]) =>
    field === null && schema.shape[name]?.safeParse(null).success === false;
  return Object.fromEntries(Object.entries(value).filter((entry) => !isEmpty(entry)));
}

function pathKey(path: readonly (string | number)[]): string {
  return JSON.stringify(path);
}

function refusalOfUnknown(path: readonly (string | number)[]): Refusal {
  return { code: 'invalid', path, params: { reason: 'unknown-field', field: path.at(-1) ?? '' } };
}

function toRefusals(issues: readonly Issue[]): Refusals {
  const [first, ...others] = issues
    .flatMap((issue) => fieldRefusals(issue, []))
    .slice(0, maxRefusals);
  return first ? [first, ...others] : [{ code: 'invalid' }];
}

const maxRefusals = 50;

function fieldRefusals(issue: Issue, parents: readonly PropertyKey[]): Refusal[] {
  const path = [...parents, ...issue.path];
  const closest = closestBranch(issue);
  if (closest) return closest.flatMap((inner) => fieldRefusals(inner, path));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => refusalOfUnknown([...path.map(fieldName), key]));
  const names = path.map(fieldName);
  return [{ code: 'invalid', path: names, params: toParams(issue, names.at(-1)) }];
}

/** The issues of the union's branch that the value matches most closely. */
function closestBranch(issue: Issue): readonly Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return [...issue.errors].sort((a, b) => a.length - b.length)[0];
}

function fieldName(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? String(key) : key;
}

function toParams(issue: Issue, field: string | number | undefined): Params {
  switch (issue.code) {
    case 'invalid_type':
      return typeParams(issue);
    case 'too_small':
      return belowParams(issue);
    case 'too_big':
      return aboveParams(issue);
    case 'invalid_value':
      return choiceParams(issue.input, issue.values);
    case 'invalid_union':
      return choiceParams(chosenIn(issue), 'options' in issue ? issue.options : undefined);
    case 'invalid_format':
      return { reason: 'format', ...findExample(issue) };
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
      return { reason: 'format' };
    case 'custom':
      return customParams(issue, field);
  }
}

/** The reason that a custom rule gives, if any; the message for it names the field. */
function customParams(
  { params }: z.core.$ZodIssueCustom,
  field: string | number | undefined,
): Params {
  const { reason, maximum, example, name, values }: Record<string, unknown> = params ?? {};
  if (typeof reason !== 'string') return { reason: 'format' };
  return {
    reason,
    ...(field !== undefined && { field }),
    ...(typeof maximum === 'number' && { maximum }),
    ...(typeof example === 'string' && { example }),
    ...(typeof name === 'string' && { name }),
    ...(typeof values === 'string' && { values }),
  };
}

/** A value that is none of those possible, or that is missing. */
function choiceParams(chosen: unknown, possible: unknown): Params {
  if (chosen === undefined) return { reason: 'required' };
  if (!Array.isArray(possible)) return { reason: 'unknown-value' };
  return { reason: 'unknown-value', values: possible.map(String).join(', ') };
}

/** The value of the field that discriminates a union; for another union, the whole input. */
function chosenIn(issue: z.core.$ZodIssueInvalidUnion): unknown {
  return 'discriminator' in issue && typeof issue.discriminator === 'string'
    ? Reflect.get(Object(issue.input), issue.discriminator)
    : issue.input;
}

function typeParams({ input, expected }: z.core.$ZodIssueInvalidType): Params {
  return input === undefined ? { reason: 'required' } : { reason: 'type', expected };
}

function belowParams(issue: z.core.$ZodIssueTooSmall): Params {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string')
    return minimum === 1 ? { reason: 'required' } : { reason: 'too-short', minimum };
  return { reason: issue.origin === 'array' ? 'too-few' : 'too-small', minimum };
}

function aboveParams(issue: z.core.$ZodIssueTooBig): Params {
  const { input } = issue;
  const maximum = Number(issue.maximum);
  const size = typeof input === 'string' || Array.isArray(input) ? { size: input.length } : {};
  if (issue.origin === 'string') return { reason: 'too-long', maximum, ...size };
  return { reason: issue.origin === 'array' ? 'too-many' : 'too-large', maximum, ...size };
}

/** Parses path parameters; an address with invalid ones does not exist. */
export function parsePathParams<S extends z.ZodType>(
  schema: S,
  value: unknown,
): Outcome<z.infer<S>> {
  const parsed = schema.safeParse(value);
  return parsed.success ? accept(parsed.data) : refuse('unknown-path');
}
