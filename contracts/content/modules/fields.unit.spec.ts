import { expect, test } from 'vitest';
import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { pictureAltSchema } from '../../media/picture-alt.ts';
import { richTextSchema } from '../../rich-text/document.ts';
import { campaignSchema, facetSchema } from '../details.ts';
import { headerFields } from '../header-fields.ts';
import { contentIdSchema } from '../ids.ts';
import { contentKinds } from '../kinds.ts';
import { singleLine } from '../single-line.ts';
import { describeFields, type Field, idFields } from './fields.ts';
import { linkSchema } from './link.ts';
import { moduleSchemaOf, moduleTypeSchema } from './module-types.ts';
import { idsNamedBy } from './named-ids.ts';

test.each<[string, z.ZodType, Partial<Field>]>([
  ['title', singleLine(120).min(1), { kind: 'line', optional: false }],
  ['title', singleLine(120).default(''), { kind: 'line', optional: true }],
  ['text', singleLine(600), { kind: 'paragraph' }],
  ['text', z.string(), { kind: 'paragraph' }],
  ['email', z.email().max(120).optional(), { kind: 'code', optional: true }],
  ['email', z.email().max(254), { kind: 'code' }],
  ['url', z.url().max(2_000), { kind: 'code' }],
  ['account', z.string().regex(/^[a-z]+$/), { kind: 'code' }],
  ['publishedOn', z.iso.date(), { kind: 'day' }],
  ['parentId', contentIdSchema.optional(), { kind: 'parent', optional: true }],
  ['category', facetSchema.optional(), { kind: 'facet', optional: true }],
  ['regions', z.array(facetSchema).default([]), { kind: 'facets', optional: true }],
  ['campaign', campaignSchema.optional(), { kind: 'campaign', optional: true }],
  [
    'contact',
    z.object({ name: singleLine(120) }).optional(),
    {
      kind: 'group',
      optional: true,
      fields: [{ name: 'name', kind: 'line', optional: false, required: false }],
    },
  ],
  ['doc', richTextSchema, { kind: 'rich-text' }],
  ['link', linkSchema.optional(), { kind: 'link', optional: true }],
  ['isOpen', z.boolean().default(false), { kind: 'checkbox' }],
  ['startsAt', z.iso.datetime(), { kind: 'instant' }],
  ['count', z.number().int().min(1).max(12).default(3), { kind: 'number' }],
  ['size', z.enum(['text', 'wide']), { kind: 'choice', options: ['text', 'wide'] }],
  ['imageId', mediaIdSchema.optional(), { kind: 'image', optional: true }],
  ['imageAlt', pictureAltSchema.optional(), { kind: 'picture-alt', optional: true }],
  [
    'items',
    z.array(z.object({ fileId: mediaIdSchema })).max(9),
    { kind: 'list', fields: [{ name: 'fileId', kind: 'file', optional: false, required: true }] },
  ],
])('the kind of the field %s is derived from its schema', (name, schema, field) => {
  expect(describeFields(z.object({ [name]: schema }))).toEqual([
    expect.objectContaining({ name, ...field }),
  ]);
});

test.each([
  ['a text that may not be empty', 'title', singleLine(120).min(1), true],
  ['a text that may be empty', 'text', z.string().max(9), false],
  ['a text with a default', 'title', singleLine(120).min(1).default('x'), false],
  ['an id', 'imageId', mediaIdSchema, true],
  ['an id that may be missing', 'imageId', mediaIdSchema.optional(), false],
  ['a list that may be empty', 'items', z.array(z.object({ name: singleLine(9) })), false],
])('%s is required or not as its schema says', (_case, name, schema, required) => {
  expect(describeFields(z.object({ [name]: schema }))).toMatchObject([{ required }]);
});

test('a field that no form input can edit is an error', () => {
  expect(() => describeFields(z.object({ a: z.unknown() }))).toThrow('the field a');
});

test.each(contentKinds)('a form can be rendered for the header of a %s', (kind) => {
  expect(headerFields[kind].map(({ name }) => name)).toContain('slug');
});

test.each(moduleTypeSchema.options)('a form can be rendered for %s', (type) => {
  expect(describeFields(moduleSchemaOf(type)).length).toBeGreaterThan(0);
});

test.each(moduleTypeSchema.options)(
  '%s refers to media only in fields with the agreed names',
  (type) => {
    expect(strangeIds(moduleSchemaOf(type))).toEqual([]);
  },
);

/** Returns fields that contain an id but do not have one of the agreed names. */
function strangeIds(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const inner = unwrapped(field);
    if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject)
      return strangeIds(inner.element);
    return inner === mediaIdSchema && !(name in idFields) ? [name] : [];
  });
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const wraps = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
  return wraps ? unwrapped(schema.unwrap()) : schema;
}

test('the ids that a module refers to are found at any depth', () => {
  const imageId = mediaIdSchema.parse('img000000001');
  const image = { type: 'image', data: { imageId, caption: 'a', size: 'text' } } as const;
  expect(idsNamedBy(image, 'imageId')).toEqual([imageId]);
  expect(idsNamedBy(image, 'fileId')).toEqual([]);
});
