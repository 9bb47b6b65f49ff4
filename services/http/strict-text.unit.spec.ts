import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireStrictText } from './strict-text.ts';

test.each([
  ['NUL in text', '{"title":"a\\u0000b"}', ['title'], 'characters'],
  ['a lone high surrogate', '{"title":"a\\ud83d"}', ['title'], 'characters'],
  ['a lone low surrogate', '{"items":["\\udc00"]}', ['items', 0], 'characters'],
  ['a key with NUL', '{"a\\u0000":1}', [], 'characters'],
  ['a prototype key', '{"data":{"__proto__":{"admin":true}}}', ['data'], 'characters'],
  ['a constructor key', '{"constructor":{"prototype":{}}}', [], 'characters'],
  ['endless nesting', '['.repeat(50_000) + ']'.repeat(50_000), [], 'too-deep'],
])('%s is refused', (_what, json, path, reason) => {
  expect(requireStrictText(JSON.parse(json))).toEqual({
    ok: false,
    refusals: [{ code: 'invalid', path, params: { reason } }],
  });
});

test('well-formed input within the depth limit passes unchanged', () => {
  const json = fc.object({
    maxDepth: 5,
    key: fc.stringMatching(/^[a-z]{1,5}$/),
    values: [fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\0')), fc.integer()],
  });
  fc.assert(
    fc.property(json, (value) => {
      expect(requireStrictText(value)).toEqual({ ok: true, value });
    }),
    { seed: 20_26, verbose: true },
  );
});
