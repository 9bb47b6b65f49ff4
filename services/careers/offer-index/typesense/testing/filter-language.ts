import { composeDistanceKm } from '@parvis/projections/offer-index/compose-distance.ts';
import { z } from 'zod';

export type Document = Readonly<Record<string, unknown>> & { readonly id: string };
type Condition = (document: Document) => boolean;

/** Queries that the server rejects, by its published limit of operands and operators. */
const mostOperations = 100;

/** A filter that the server answers with an error. */
export class RefusedFilter extends Error {}

/** What the server's tokenizer leaves nothing of. */
const readAsNothing = /^[\p{Lm}\p{M}ǀ-ǃ]*$/u;

/**
 * Parses a filter as the published documentation of Typesense describes the language: all operators
 * have the same precedence and associate to the left. Supports only what we use; anything else is
 * refused.
 */
export function readFilter(filter: string): Condition {
  const parts = partsOf(filter);
  const operations = parts.filter((part) => part !== '(' && part !== ')').length;
  if (operations > mostOperations) throw new Error(`${operations} operations in a filter`);
  const rest = [...parts];
  const condition = readAlternatives(rest);
  if (rest.length > 0) throw new Error(`unexpected ${rest.join(' ')}`);
  return condition;
}

function partsOf(filter: string): readonly string[] {
  const part =
    /\s*(&&|\|\||[()]|[a-z_]+:(?:!?=\[(?:`[^`]*`,?)+\]|!?=[a-z0-9]+|\([^)]*\)|[^\s()*`]+\*))/y;
  const parts: string[] = [];
  while (part.lastIndex < filter.length) {
    const at = part.lastIndex;
    const [, found] = part.exec(filter) ?? [];
    if (found === undefined) throw new Error(`unexpected ${filter.slice(at, at + 40)}`);
    parts.push(found);
  }
  return parts;
}

function readAlternatives(rest: string[]): Condition {
  let condition = readOperand(rest);
  while (rest[0] === '&&' || rest[0] === '||') {
    const [operator, left] = [rest.shift(), condition];
    const right = readOperand(rest);
    condition =
      operator === '&&' ? (one) => left(one) && right(one) : (one) => left(one) || right(one);
  }
  return condition;
}

function readOperand(rest: string[]): Condition {
  const part = rest.shift();
  if (part !== '(') return readCondition(part ?? '');
  const inner = readAlternatives(rest);
  if (rest.shift() !== ')') throw new Error('a parenthesis is not closed');
  return inner;
}

function readCondition(part: string): Condition {
  const colon = part.indexOf(':');
  const [field, value] = [part.slice(0, colon), part.slice(colon + 1)];
  if (value.startsWith('(')) return within(field, value);
  if (value.endsWith('*')) {
    const prefix = value.slice(0, -1);
    if (readAsNothing.test(prefix))
      throw new RefusedFilter(`Error with filter field \`${field}\`.`);
    return (one) => valuesOf(one, field).some((word) => word.startsWith(prefix));
  }
  const quoted = [...value.matchAll(/`([^`]*)`/g)].map(([, text]) => text ?? '');
  const values = new Set(quoted.length > 0 ? quoted : [value.replace(/^!?=/, '')]);
  if ([...values].some((one) => readAsNothing.test(one)))
    throw new RefusedFilter(`Error with filter field \`${field}\`: Filter value cannot be empty.`);
  const has: Condition = (one) => valuesOf(one, field).some((word) => values.has(word));
  return value.startsWith('!=') ? (one) => !has(one) : has;
}

function within(field: string, value: string): Condition {
  const match =
    /^\(\[(-?[\d.]+), (-?[\d.]+)\], radius: ([\d.]+) km, exact_filter_radius: ([\d.]+) km\)$/.exec(
      value,
    );
  const [latitude = 0, longitude = 0, radius = 0, exact = 0] = (match ?? []).slice(1).map(Number);
  if (match === null || radius > exact) throw new Error(`no exact radius: ${value}`);
  return (one) => {
    const centre = { latitude, longitude };
    return pointsOf(one, field).some((point) => composeDistanceKm(point, centre) <= radius);
  };
}

const pointsSchema = z.array(z.tuple([z.number(), z.number()])).default([]);

/** Returns the points that a document has in a field. */
export function pointsOf(document: Document, field: string) {
  const points = pointsSchema.parse(document[field]);
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}

/** Returns the texts that a document has in a field. */
export function valuesOf(document: Document, field: string): readonly string[] {
  const value = document[field];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
