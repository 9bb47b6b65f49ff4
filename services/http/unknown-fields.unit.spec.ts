import { createPageSchema } from '@parvis/contracts/content/endpoints.ts';
import { mediaTitleSchema } from '@parvis/contracts/media/media-title.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseStrictlyBy } from './parse-input.ts';
import { unknownFields } from './unknown-fields.ts';

const page = { locale: 'fr', title: 'Nos métiers', slug: 'nos-metiers' };
const link = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('content'), contentId: z.string() }),
  z.object({ kind: z.literal('address'), href: z.string() }),
]);

test.each<[string, z.ZodType, unknown, readonly (readonly (string | number)[])[]]>([
  ['an object', z.object({ a: z.string() }), { a: 'x', b: 1 }, [['b']]],
  ['an object that takes any field', z.looseObject({}), { b: 1 }, []],
  ['lists', z.array(z.object({})), [{}, { b: 1 }], [[1, 'b']]],
  ['records', z.record(z.string(), z.object({})), { x: { b: 1 } }, [['x', 'b']]],
  ['what may be left out', z.object({ a: z.object({}).optional() }), { a: { b: 1 } }, [['a', 'b']]],
  ['what has a default', z.object({}).default({}), { b: 1 }, [['b']]],
  ['what has a default that is read', z.object({}).prefault({}), { b: 1 }, [['b']]],
  ['a branch by its name', link, { kind: 'address', href: '/', contentId: 'x' }, [['contentId']]],
  [
    'the closest branch',
    z.union([z.object({}), z.object({ a: z.any() })]),
    { a: 1, b: 1 },
    [['b']],
  ],
  ['a title in two languages', mediaTitleSchema, { fr: 'a', en: 'b', de: 'c' }, [['de']]],
  ['a page', createPageSchema, { ...page, titel: 'x' }, [['titel']]],
  ['a rich text, whose own report names what was lost', richTextSchema, { type: 'doc', x: 1 }, []],
])('%s', (_, schema, value, paths) => {
  expect(unknownFields(schema, value)).toEqual(paths);
});

test('unknown fields are named along with invalid ones', () => {
  const { title: _title, ...others } = page;
  expect(parseStrictlyBy(createPageSchema, { ...others, titel: 'Nos métiers' })).toEqual({
    ok: false,
    refusals: [
      { code: 'invalid', path: ['title'], params: { reason: 'required' } },
      { code: 'invalid', path: ['titel'], params: { reason: 'unknown-field', field: 'titel' } },
    ],
  });
});
