import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** The fields of a value that parsing would silently drop, outside of rich texts. */
export function unknownFields(schema: Schema, value: unknown): readonly Path[] {
  return [...fieldsIn(schema, value, [])];
}

/**
 * As `unknownFields`, for rich text, to which editors' programs add their own fields, most of them
 * null.
 */
export function unknownInText(doc: unknown): readonly Path[] {
  const { out } = z.instanceof(z.ZodPipe).parse(richTextSchema).def;
  return [...fieldsIn(out, doc, [])];
}

function* fieldsIn(schema: Schema, value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null || schema === richTextSchema) return;
  const inner = schemaWithin(schema);
  if (inner !== undefined) yield* fieldsIn(inner, value, path);
  else if (schema instanceof z.ZodUnion) yield* unknownInBranch(schema, value, path);
  else if (schema instanceof z.ZodArray && Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* fieldsIn(schema.element, item, [...path, index]);
  else if (schema instanceof z.ZodRecord)
    for (const [key, item] of Object.entries(value))
      yield* fieldsIn(schema.valueType, item, [...path, key]);
  else if (schema instanceof z.ZodObject) yield* unknownInObject(schema, value, path);
}

function* unknownInObject(schema: z.ZodObject, value: object, path: Path): Generator<Path> {
  if (Array.isArray(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : schema.def.catchall;
    if (field === undefined) yield [...path, key];
    else yield* fieldsIn(field, item, [...path, key]);
  }
}

/** The matching branch that recognises the most fields of the value. */
function* unknownInBranch(schema: z.ZodUnion, value: object, path: Path): Generator<Path> {
  const known = schema.options
    .filter((option) => isBranch(schema, option, value))
    .map((option) => [...fieldsIn(option, value, path)]);
  const [closest] = known.toSorted((one, other) => one.length - other.length);
  if (closest !== undefined) yield* closest;
}

function isBranch(union: z.ZodUnion, option: Schema, value: object): boolean {
  const field = union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : undefined;
  if (field === undefined || !(option instanceof z.ZodObject))
    return z.safeParse(option, value).success;
  const literal = option.shape[field];
  return literal !== undefined && z.safeParse(literal, Reflect.get(value, field)).success;
}

/** The schema that a wrapping one applies to the same value. */
function schemaWithin(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) {
    const isOpen = schema.in instanceof z.ZodTransform || schema.in instanceof z.ZodUnknown;
    return isOpen ? schema.out : schema.in;
  }
  // `unwrap` would build a new schema each time.
  if (schema instanceof z.ZodLazy) return schema._zod.innerType;
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? schema.unwrap() : undefined;
}
