import type { SaidForm } from '@parvis/contracts/audit/exposed.ts';
import { type ContentHeader, headerSchemas } from '@parvis/contracts/content/header.ts';
import { describeFields, type Field } from '@parvis/contracts/content/modules/fields.ts';
import { linkedAddressesIn } from '@parvis/contracts/content/modules/linked-paths.ts';
import {
  type ModuleContent,
  moduleSchemaOf,
} from '@parvis/contracts/content/modules/module-types.ts';
import { namedIdsIn } from '@parvis/contracts/content/modules/named-ids.ts';
import { figuresTableSchema, textOfFigures } from '@parvis/contracts/figures/figures-table.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';

/** A passage of words, or the name of something else, in a revision. */
export interface Said {
  readonly form: SaidForm;
  readonly value: string;
  /** Null for what has no language of its own. */
  readonly locale: Locale | null;
}

const described = new Map<z.ZodObject, readonly Field[]>();

/** Describing a schema takes longer than reading what it describes. */
function fieldsOfSchema(schema: z.ZodObject): readonly Field[] {
  const known = described.get(schema) ?? describeFields(schema);
  described.set(schema, known);
  return known;
}

/** Returns what a header says: its words, media, items and links. */
export function saidInHeader(header: ContentHeader, locale: Locale): readonly Said[] {
  return saidInFields(fieldsOfSchema(headerSchemas[header.kind]), header, locale);
}

/** Returns what a module says; mailboxes, which visitors never see, are left out. */
export function saidInModule({ type, data }: ModuleContent, locale: Locale): readonly Said[] {
  return saidInFields(fieldsOfSchema(moduleSchemaOf(type)), data, locale);
}

function saidInFields(fields: readonly Field[], data: object, locale: Locale): readonly Said[] {
  return unique([
    ...[...linesOfFields(fields, data)].map((value) => ({ form: 'text', value, locale }) as const),
    ...namedIdsIn(data).map(
      ({ field, id: value }) =>
        ({ form: field === 'contentId' ? 'item' : 'media', value, locale: null }) as const,
    ),
    ...addresses(data),
  ]);
}

/** Returns the addresses that something links to, as paths, or as `//` and host with a path. */
export function addresses(data: unknown): readonly Said[] {
  return linkedAddressesIn(data).map((value) => ({ form: 'link', value, locale: null }));
}

/** Returns texts, without empty ones. */
export function texts(locale: Locale | null, ...values: readonly (string | undefined)[]): Said[] {
  return values.flatMap((value) => (value ? [{ form: 'text', value, locale }] : []));
}

/** Returns names of one form. */
export function named(form: SaidForm, ids: readonly (string | null | undefined)[]): Said[] {
  return ids.flatMap((value) => (value ? [{ form, value, locale: null }] : []));
}

/** Returns each passage or name once. */
export function unique(said: readonly Said[]): readonly Said[] {
  return [...new Map(said.map((one) => [keyOfSaid(one), one])).values()];
}

/** Returns what identifies a passage or name within its revision. */
export function keyOfSaid({ form, locale, value }: Said): string {
  return `${form} ${locale ?? ''} ${value}`;
}

function* linesOfFields(fields: readonly Field[], data: object): Generator<string> {
  const values = new Map<string, unknown>(Object.entries(data));
  for (const field of fields) yield* linesOfField(field, values.get(field.name));
}

function* linesOfField(field: Field, value: unknown): Generator<string> {
  switch (field.kind) {
    case 'line':
    case 'paragraph':
    case 'code':
      if (typeof value === 'string' && value !== '' && field.name !== 'slug') yield value;
      return;
    case 'rich-text':
      yield* passagesIn(value);
      return;
    case 'figures': {
      const table = figuresTableSchema.safeParse(value);
      if (table.success) for (const line of textOfFigures(table.data)) yield* line.split('\t');
      return;
    }
    case 'picture-alt':
      if (isObject(value) && 'text' in value && typeof value.text === 'string') yield value.text;
      return;
    case 'group':
      if (isObject(value)) yield* linesOfFields(field.fields, value);
      return;
    case 'list':
      for (const one of Array.isArray(value) ? value : [])
        if (isObject(one)) yield* linesOfFields(field.fields, one);
      return;
    default:
      return;
  }
}

/** Yields the text of every block of a document that holds words; a line break is a space. */
export function* passagesIn(node: unknown): Generator<string> {
  if (!isObject(node) || !('content' in node) || !Array.isArray(node.content)) return;
  const words = node.content.map(inlineWords);
  if (words.every((one) => one !== undefined)) {
    const passage = words.join('').trim();
    if (passage !== '') yield passage;
  } else for (const child of node.content) yield* passagesIn(child);
}

/** Returns the words of an inline node; undefined for a block. */
function inlineWords(node: unknown): string | undefined {
  if (!isObject(node) || !('type' in node)) return undefined;
  if (node.type === 'hardBreak') return ' ';
  return node.type === 'text' && 'text' in node ? String(node.text) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
