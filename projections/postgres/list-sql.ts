import type { Condition, FieldType, ListFields } from '@parvis/contracts/http/conditions.ts';

type Comparison = Extract<Condition, { kind: 'is' }>;

/** A condition as SQL, and the values of its placeholders. */
export interface ConditionSql {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The rows of a list, for conditions and order in SQL. */
export interface ListRows {
  readonly fields: ListFields;
  /** The SQL expression of a field; for a multi-value field, of a JSON array. */
  readonly held: (field: string) => string;
  /** Expressions to sort by, if not the field's value; never sent to clients. */
  readonly sortedBy?: Readonly<Record<string, string>>;
  /**
   * How the values of a condition on a field are transformed before the comparison, such as by
   * removing accents.
   */
  readonly folded?: Readonly<Record<string, (text: string) => string>>;
}

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
 * Returns the SQL of a condition on rows; `true` when there is no condition. A field that an item
 * lacks equals nothing, so that `not` is an exact complement.
 * @param first the number of the first placeholder
 */
export function whereSql(
  condition: Condition | undefined,
  rows: ListRows,
  first: number,
): ConditionSql {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => {
    values.push(value);
    return `$${first + values.length - 1}::${type}`;
  };
  return { sql: condition === undefined ? 'true' : conditionSql(condition, rows, bind), values };
}

function conditionSql(condition: Condition, rows: ListRows, bind: Bind): string {
  switch (condition.kind) {
    case 'and':
      return `(${['true', ...condition.of.map((one) => conditionSql(one, rows, bind))].join(' and ')})`;
    case 'or':
      return `(${condition.of.map((one) => conditionSql(one, rows, bind)).join(' or ')})`;
    case 'not':
      return `(not ${conditionSql(condition.of, rows, bind)})`;
    case 'is': {
      const holds =
        condition.type === 'words'
          ? ofWords(condition, rows, bind)
          : comparisonSql(condition, rows, bind);
      return `coalesce(${holds}, false)`;
    }
  }
}

function comparisonSql(comparison: Comparison, rows: ListRows, bind: Bind): string {
  const { field, type, operator } = comparison;
  const cast = casts[type];
  const held = heldBy(rows, field, cast);
  const value = foldedBy(rows.folded?.[field], comparison.value);
  switch (operator) {
    case 'exists':
      return `(${held} is not null) = ${bind(value, 'boolean')}`;
    case 'in':
      return `${held} = any(${bind(value, `${cast}[]`)})`;
    case 'notIn':
      return `not coalesce(${held} = any(${bind(value, `${cast}[]`)}), false)`;
    case 'notEquals':
      return `${held} is distinct from ${bind(value, cast)}`;
    case 'contains':
      return `strpos(lower(${held}), lower(${bind(value, cast)})) > 0`;
    case 'equals':
    case 'lessThan':
    case 'lessThanEqual':
    case 'greaterThan':
    case 'greaterThanEqual':
      return `${held} ${signs[operator]} ${bind(value, cast)}`;
  }
}

/** Tests whether a multi-value field contains one value, or one of several. */
function ofWords({ field, operator, value }: Comparison, rows: ListRows, bind: Bind): string {
  const held = `(${rows.held(field)})`;
  if (operator === 'exists')
    return `(coalesce(jsonb_array_length(${held}), 0) > 0) = ${bind(value, 'boolean')}`;
  return `${held} ?| ${bind([value].flat(), 'text[]')}`;
}

function foldedBy(
  fold: ((text: string) => string) | undefined,
  value: Comparison['value'],
): Comparison['value'] {
  if (fold === undefined) return value;
  if (typeof value === 'string') return fold(value);
  return Array.isArray(value) ? value.map((one) => fold(String(one))) : value;
}

/**
 * A field's expression becomes part of the statement, so it must be one of the list's: the contract
 * permits no other.
 */
function heldBy({ fields, held }: ListRows, field: string, cast: string): string {
  if (!Object.hasOwn(fields, field)) throw new Error(`${field} is not a field of this list`);
  return `(${held(field)})::${cast}`;
}

/**
 * Returns the order of a list: by each field in turn, and finally by `key`, so that the order is
 * total. Items without a field come last in either direction.
 */
export function orderBySql(sort: readonly string[], rows: ListRows, key: string): string {
  const orders = sort.map((name) => {
    const field = name.replace(/^-/, '');
    const type = rows.fields[field];
    const own = rows.sortedBy?.[field];
    if (own === undefined && type === undefined)
      throw new Error(`the list cannot be sorted by ${field}`);
    const by = own ?? heldBy(rows, field, casts[type ?? 'text']);
    return `${by} ${name.startsWith('-') ? 'desc' : 'asc'} nulls last`;
  });
  return [...orders, key].join(', ');
}
