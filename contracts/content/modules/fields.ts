import { z } from 'zod';
import { figuresTableSchema } from '../../figures/figures-table.ts';
import { pictureAltSchema } from '../../media/picture-alt.ts';
import { richTextSchema } from '../../rich-text/document.ts';
import { campaignSchema, facetOfGroupSchema, facetSchema } from '../details.ts';
import { linkSchema } from './link.ts';
import { mailboxFieldSchema } from './mailbox.ts';

/** Texts that may be longer than this get a multi-line input. */
const longestLine = 200;

/**
 * Fields that contain an id, by name; headers and module types use these names for nothing else.
 */
export const idFields = {
  imageId: 'image',
  fileId: 'file',
  videoId: 'video',
  playlistId: 'playlist',
  contentId: 'content',
} as const;
type IdField = keyof typeof idFields;
type PlainKind =
  | 'line'
  | 'paragraph'
  /** An address, an account: not words. */
  | 'code'
  | 'rich-text'
  /** The figures of a table or a chart. */
  | 'figures'
  | 'link'
  | 'mailbox'
  | 'number'
  | 'checkbox'
  | 'instant'
  | 'day'
  | 'parent'
  | 'facet'
  | 'facet-of-group'
  | 'campaign'
  | 'picture-alt';

/**
 * A field of a header or a module, derived from its schema. One that is optional may be missing; one
 * that is required may not be empty either.
 */
export type Field = {
  readonly name: string;
  readonly optional: boolean;
  readonly required: boolean;
} & (
  | { readonly kind: PlainKind | 'facets' }
  | { readonly kind: (typeof idFields)[IdField] }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly fields: readonly Field[] }
);

/**
 * Returns the fields of a header or of a module's data, in order.
 * @throws Error when no form input can edit one of them
 */
export function describeFields(schema: z.ZodObject): readonly Field[] {
  return Object.entries(schema.shape).map(([name, field]) => describeField(name, field));
}

/** What every field for words accepts, however short. */
const anyWords = 'Deux mots';

/** The kind of a scalar field, recognised by its schema. */
const plainKinds: readonly (readonly [PlainKind, (schema: z.core.$ZodType) => boolean])[] = [
  ['rich-text', (schema) => schema === richTextSchema],
  ['figures', (schema) => schema === figuresTableSchema],
  ['link', (schema) => schema === linkSchema],
  ['mailbox', (schema) => schema === mailboxFieldSchema],
  ['facet', (schema) => schema === facetSchema],
  ['facet-of-group', (schema) => schema === facetOfGroupSchema],
  ['campaign', (schema) => schema === campaignSchema],
  ['picture-alt', (schema) => schema === pictureAltSchema],
  ['checkbox', (schema) => schema instanceof z.ZodBoolean],
  ['number', (schema) => schema instanceof z.ZodNumber],
  ['instant', (schema) => schema instanceof z.ZodISODateTime],
  ['day', (schema) => schema instanceof z.ZodISODate],
  ['code', (schema) => isText(schema) && !z.safeParse(schema, anyWords).success],
  ['paragraph', (schema) => isText(schema) && (schema.maxLength ?? Infinity) > longestLine],
  ['line', isText],
];

function describeField(name: string, schema: z.core.$ZodType): Field {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return { ...describeField(name, schema.unwrap()), optional: true, required: false };
  }
  const always = { name, optional: false, required: !accepts(schema, '') && !accepts(schema, []) };
  if (isIdField(name)) return { ...always, kind: idFields[name] };
  if (schema instanceof z.ZodEnum) {
    return { ...always, kind: 'choice', options: schema.options.map(String) };
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    return { ...always, kind: 'list', fields: describeFields(schema.element) };
  }
  if (schema instanceof z.ZodArray && schema.element === facetSchema) {
    return { ...always, kind: 'facets' };
  }
  if (name === 'parentId') return { ...always, kind: 'parent' };
  const [kind] = plainKinds.find(([, holds]) => holds(schema)) ?? [];
  if (kind === undefined && schema instanceof z.ZodObject) {
    return { ...always, kind: 'group', fields: describeFields(schema) };
  }
  if (kind === undefined) throw new Error(`No form input can edit the field ${name}`);
  return { ...always, kind };
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

function isText(schema: z.core.$ZodType): schema is z.ZodString | z.ZodStringFormat {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

function isIdField(name: string): name is IdField {
  return name in idFields;
}
