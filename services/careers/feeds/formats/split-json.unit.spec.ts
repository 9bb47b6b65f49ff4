import { expect, test } from 'vitest';
import { JsonSplitter } from './split-json.ts';

/** Returns the items of a text, which are the same whichever of these lengths its parts have. */
function cut(text: string) {
  const found = [1, 3, 7, 64, text.length].map((length) => {
    const cutter = new JsonSplitter(() => 'unknown');
    const parts = text.match(new RegExp(`[\\s\\S]{1,${Math.max(1, length)}}`, 'g')) ?? [];
    return [...parts.flatMap((part) => cutter.push(part)), ...cutter.end()];
  });
  for (const one of found) expect(one).toEqual(found[0]);
  return found[0]?.map((item) => [item.line, 'value' in item ? item.value : item.kind]);
}

test.each([
  [
    'one object',
    '\n {"id": 1, "b": ["}", {"c": "\\"]"}]}',
    [[2, { id: 1, b: ['}', { c: '"]' }] }]],
  ],
  [
    'an array',
    '[{"id": 1},\r\n{"id": 2}]',
    [
      [1, { id: 1 }],
      [2, { id: 2 }],
    ],
  ],
  [
    'objects on lines',
    '{"id": 1}\n{"id": 2}\n',
    [
      [1, { id: 1 }],
      [2, { id: 2 }],
    ],
  ],
  ['an empty array', '[]', []],
  ['an empty array in an object', '{"resultats": [], "x": {"y": [1]}}', []],
  ['no JSON at all', 'Service unavailable\n', [[1, 'unreadable']]],
  ['nothing', '  \n', []],
  [
    'an array in an object',
    '{"filtresPossibles": [{"filtre": "typeContrat"}],\n"resultats": [\n {"id": 1},\n {"id": 2, "competences": [{"code": 3}]}],\n"after": [{"no": "record"}]}',
    [
      [3, { id: 1 }],
      [4, { id: 2, competences: [{ code: 3 }] }],
    ],
  ],
  [
    'arrays in objects on lines',
    '{"resultats": [{"id": 1}]}\n{"resultats": [{"id": 2}]}',
    [
      [1, { id: 1 }],
      [2, { id: 2 }],
    ],
  ],
  [
    'a name that is only a value',
    '{"id": "offers", "list": [{"a": 1}]}',
    [[1, { id: 'offers', list: [{ a: 1 }] }]],
  ],
  [
    'a deeper array of that name',
    '{"id": 1, "x": {"offers": [{"a": 1}]}}',
    [[1, { id: 1, x: { offers: [{ a: 1 }] } }]],
  ],
  ['raw line breaks in a string', '[{"id": "a\nb\tc"}]', [[1, { id: 'a\nb\tc' }]]],
] as const)('%s', (_, text, expected) => {
  expect(cut(text)).toEqual(expected);
});

test.each([
  ['objects on lines', '{"id": 1}\n{"id": "2}\n{"id": 3}\n{"id": 4}'],
  ['objects on lines, not closed', '{"id": 1}\n{"id": 2\n{"id": 3}\n{"id": 4}'],
  ['objects on lines, closed twice or wrongly', '{"id": 1}\n{"id": 2, x}\n{"id": 3}\n{"id": 4}'],
])('a broken record is reported, and the others are read: %s', (_, text) => {
  expect(cut(text)).toEqual([
    [1, { id: 1 }],
    [2, 'unreadable'],
    [3, { id: 3 }],
    [4, { id: 4 }],
  ]);
});

test('a broken record in an array is skipped, up to the next line that starts a record in the same way', () => {
  const text =
    '{"resultats": [\n  {\n    "id": 1\n  },\n  {\n    "id": "2,\n    "x": {\n      "y": 1}\n  },\n  {\n    "id": 3\n  }\n]}';
  expect(cut(text)).toEqual([
    [2, { id: 1 }],
    [5, 'unreadable'],
    [10, { id: 3 }],
  ]);
});

test.each([
  [
    'in a record',
    '[{"id": 1},\n{"id": 2, "ti',
    [
      [1, { id: 1 }],
      [2, 'truncated'],
    ],
  ],
  [
    'between records',
    '[{"id": 1},\n',
    [
      [1, { id: 1 }],
      [2, 'truncated'],
    ],
  ],
  [
    'in a record on a line',
    '{"id": 1}\n{"id":',
    [
      [1, { id: 1 }],
      [2, 'truncated'],
    ],
  ],
] as const)('a truncated feed is reported as such: %s', (_, text, expected) => {
  expect(cut(text)).toEqual(expected);
});

test('an endless record does not exhaust the memory', () => {
  const cutter = new JsonSplitter(() => 'unknown');
  const items = [
    ...cutter.push('{"id": 1}\n{"id": "'),
    ...cutter.push(`\n{"id": 3, "x": "${'x'.repeat(100)}"}\n`),
  ];
  for (let times = 0; times < 60; times += 1)
    items.push(...cutter.push(`{"id": "${'y'.repeat(50_000)}"}\n`));
  const ids = [...items, ...cutter.end()].map(({ kind }) => kind);
  expect(ids).toEqual(['record', 'unreadable', ...Array.from({ length: 61 }, () => 'record')]);
});
