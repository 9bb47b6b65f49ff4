import type { Condition, FieldType } from '@parvis/contracts/http/conditions.ts';
import { foldTitle } from '../engine/fold-title.ts';

type Comparison = Extract<Condition, { kind: 'is' }>;

/** A condition as SQL, and the values of its placeholders. */
export interface WhereSql {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const newest = `state->'newest'`;
/** A field's name goes into the statement, so it must be one: the contract permits no other. */
const nameForm = /^[a-zA-Z]+$/;

/** Where fields are that the header does not have under their name. */
const columns: Readonly<Record<string, string>> = {
  id: 'id',
  locale: 'locale',
  title: 'title_folded',
  status: 'status',
  revision: `${newest}->>'revision'`,
  translationGroup: 'translation_group',
  updatedAt: 'updated_at',
};

const casts: Readonly<Record<FieldType, string>> = {
  text: 'text',
  word: 'text',
  number: 'numeric',
  flag: 'boolean',
  day: 'date',
  instant: 'timestamptz',
  words: 'text',
};

const signs = {
  equals: '=',
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
} as const;

type Bind = (value: unknown, type: string) => string;

/**
 * The SQL of a condition on rows of `item`; true without one. A field that an item lacks equals
 * nothing, so that `not` has two sides.
 * @param first the number of the first placeholder
 */
export function whereSql(condition: Condition | undefined, first: number): WhereSql {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => {
    values.push(value);
    return `$${first + values.length - 1}::${type}`;
  };
  return { sql: condition === undefined ? 'true' : sqlOf(condition, bind), values };
}

function sqlOf(condition: Condition, bind: Bind): string {
  switch (condition.kind) {
    case 'and':
      return `(${['true', ...condition.of.map((one) => sqlOf(one, bind))].join(' and ')})`;
    case 'or':
      return `(${condition.of.map((one) => sqlOf(one, bind)).join(' or ')})`;
    case 'not':
      return `(not ${sqlOf(condition.of, bind)})`;
    case 'is': {
      const holds = condition.type === 'words' ? ofWords(condition, bind) : ofOne(condition, bind);
      return `coalesce(${holds}, false)`;
    }
  }
}

function ofOne({ field, type, operator, value }: Comparison, bind: Bind): string {
  const cast = casts[type];
  const held = `(${columns[field] ?? `${newest}->'header'->>'${nameOf(field)}'`})::${cast}`;
  const given = field === 'title' ? folded(value) : value;
  switch (operator) {
    case 'exists':
      return `(${held} is not null) = ${bind(value, 'boolean')}`;
    case 'in':
      return `${held} = any(${bind(given, `${cast}[]`)})`;
    case 'notIn':
      return `not coalesce(${held} = any(${bind(given, `${cast}[]`)}), false)`;
    case 'notEquals':
      return `${held} is distinct from ${bind(given, cast)}`;
    case 'contains':
      return `strpos(lower(${held}), lower(${bind(given, cast)})) > 0`;
    case 'equals':
    case 'lessThan':
    case 'lessThanEqual':
    case 'greaterThan':
    case 'greaterThanEqual':
      return `${held} ${signs[operator]} ${bind(given, cast)}`;
  }
}

/** A field of several words contains one, or one of several. */
function ofWords({ field, operator, value }: Comparison, bind: Bind): string {
  const held = `${newest}->'header'->'${nameOf(field)}'`;
  if (operator === 'exists')
    return `(coalesce(jsonb_array_length(${held}), 0) > 0) = ${bind(value, 'boolean')}`;
  return `${held} ?| ${bind([value].flat(), 'text[]')}`;
}

/** Titles are compared without case and accents. */
function folded(value: Comparison['value']): unknown {
  if (typeof value === 'string') return foldTitle(value);
  return Array.isArray(value) ? value.map((one) => foldTitle(String(one))) : value;
}

function nameOf(field: string): string {
  if (!nameForm.test(field)) throw new Error(`${field} is no name of a field`);
  return field;
}
