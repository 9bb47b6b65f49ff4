import { z } from 'zod';
import {
  type Condition,
  conditionOn,
  type ListFields,
  namesParameter,
  whereParameter,
} from './conditions.ts';
import { listSchema } from './listing.ts';

/** The maximum number of sort fields of a list. */
export const maxSorts = 4;

/** The fields by which a list is filtered and sorted, and those of its items. */
interface ControlledList {
  /**
   * The fields that conditions filter by. Fields with a single value can also be used for sorting.
   */
  readonly fields: ListFields;
  /** Further sort fields. */
  readonly sorts?: readonly string[];
  /** The default sort order. */
  readonly sortedBy: readonly string[];
  /** The schema of an item. */
  readonly item: z.ZodObject;
  /** The field that identifies an item; `id` by default. */
  readonly key?: string;
  readonly example: string;
}

/** The common parameters of every list, as parsed from its query. */
export interface ListControls {
  readonly where?: Condition | undefined;
  /** Fields, most significant first; a leading dash reverses the order. */
  readonly sort: readonly string[];
}

/**
 * Returns the query parameters by which a list takes nested conditions, is sorted, and returns only
 * some fields.
 */
export function listControls({
  fields,
  sorts = [],
  sortedBy,
  item,
  key = 'id',
  example,
}: ControlledList) {
  const names = [...sortableIn(fields), ...sorts].flatMap((field) => [field, `-${field}`]);
  const shown = Object.entries(item.shape).flatMap(([name, field]) => [
    name,
    ...Object.keys(objectWithin(field)?.shape ?? {}).map((part) => `${name}.${part}`),
  ]);
  const part = shown.find((name) => name.includes('.'));
  const parts = part === undefined ? '' : `; parts of a field after a dot, as in ${part}`;
  return {
    where: whereParameter(
      conditionOn(fields),
      `A condition as JSON: \`${example}\`. All entries of an object must hold`,
    ),
    sort: namesParameter(names, maxSorts)
      .default([...sortedBy])
      .describe(
        `Fields in order of significance, joined by commas; a leading dash reverses one. Items without the field come last. One or more of: ${names.join(', ')}`,
      ),
    fields: namesParameter(shown, shown.length)
      .optional()
      .describe(
        `The fields to return besides \`${key}\`, joined by commas${parts}; all by default`,
      ),
  };
}

/** Returns the object that a field is, if it is one, or none. */
function objectWithin(field: z.core.$ZodType): z.ZodObject | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable)
    return objectWithin(field.unwrap());
  return field instanceof z.ZodObject ? field : undefined;
}

/** Rules between fields apply only to objects with all fields, and so do defaults. */
function inParts(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault) return field.unwrap();
  if (field instanceof z.ZodNullable) return z.nullable(inParts(field.unwrap()));
  const object = objectWithin(field);
  return object === undefined ? field : z.object(object.shape).partial();
}

/** Returns the fields with one value, by which items can be sorted. */
function sortableIn(fields: ListFields): readonly string[] {
  return Object.keys(fields).filter((field) => fields[field] !== 'words');
}

/**
 * Declares the response of a list that has these controls.
 * @param key the field that identifies an item
 */
export function listResponse<Item extends z.ZodObject>(item: Item, key = 'id') {
  const always = { [key]: item.shape[key] ?? z.string() };
  const fields = Object.entries(item.shape).map(([name, field]) => [name, inParts(field)]);
  const some = z.object(Object.fromEntries(fields)).partial().extend(always);
  const chosen = z.union([some, item]);
  return {
    status: 200,
    kind: 'json',
    schema: listSchema(item),
    chosen: { key, schema: listSchema(chosen) },
  } as const;
}
