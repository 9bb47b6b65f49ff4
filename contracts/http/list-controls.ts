import { z } from 'zod';
import {
  type Condition,
  conditionOn,
  type FieldChoices,
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
  /** Where items have the fields of conditions that have another name there. */
  readonly places?: FieldPlaces;
  /** The values of fields, besides those that the schema of an item lists. */
  readonly choices?: FieldChoices;
  readonly example: string;
}

/** The parts of an item that hold a field of conditions, such as `shown.place` for `city`. */
export type FieldPlaces = Readonly<Record<string, readonly [string, ...string[]]>>;

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
  places = {},
  choices,
  example,
}: ControlledList) {
  const names = [...sortableIn(fields), ...sorts].flatMap((field) => [field, `-${field}`]);
  return {
    where: whereParameter(
      conditionOn(fields, { ...choicesIn(fields, item, places), ...choices }),
      `A condition as JSON: \`${example}\`. All entries of an object must hold`,
    ),
    sort: namesParameter(names, maxSorts)
      .default([...sortedBy])
      .describe(
        `Fields in order of significance, joined by commas; a leading dash reverses one. Items without the field come last. One or more of: ${names.join(', ')}`,
      ),
    fields: fieldsParameter(item, key, places),
  };
}

/** Returns the query parameter that chooses fields of items, by the names of conditions as well. */
export function fieldsParameter(item: z.ZodObject, key: string, places: FieldPlaces = {}) {
  const shown = Object.entries(item.shape).flatMap(([name, field]) => [
    name,
    ...Object.keys(objectWithin(field)?.shape ?? {}).map((part) => `${name}.${part}`),
  ]);
  const part = shown.find((name) => name.includes('.'));
  const parts = part === undefined ? '' : `; parts of a field after a dot, as in ${part}`;
  const elsewhere = Object.keys(places).filter((name) => !shown.includes(name));
  const named =
    elsewhere.length === 0 ? '' : `; also what holds ${elsewhere.join(', ')} of conditions`;
  const names = [...shown, ...elsewhere];
  return namesParameter(names, names.length)
    .transform((chosen) =>
      chosen.flatMap((name) => (shown.includes(name) ? name : (places[name] ?? []))),
    )
    .optional()
    .describe(
      `The fields to return besides \`${key}\`, joined by commas${parts}${named}; all by default`,
    );
}

/** Returns the values of the fields of which an item’s schema lists them. */
export function choicesIn(
  fields: ListFields,
  item: z.ZodObject,
  places: FieldPlaces = {},
): FieldChoices {
  const found = Object.keys(fields).map((field) => {
    return [field, valuesAt(item, places[field]?.[0] ?? field)] as const;
  });
  return Object.fromEntries(found);
}

function valuesAt(item: z.ZodObject, path: string): readonly string[] {
  const [name = '', ...below] = path.split('.');
  const field: z.core.$ZodType | undefined = item.shape[name];
  if (field === undefined) return [];
  const object = objectWithin(field);
  if (below.length > 0) return object === undefined ? [] : valuesAt(object, below.join('.'));
  return wordsOf(field);
}

/** Returns the words of which a field, or each of its entries, is one; none if it lists none. */
export function wordsOf(field: z.core.$ZodType): readonly string[] {
  if (field instanceof z.ZodEnum) return field.options.map(String);
  if (field instanceof z.ZodArray) return wordsOf(field.element);
  const isWrapper =
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault;
  return isWrapper ? wordsOf(field.unwrap()) : [];
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
