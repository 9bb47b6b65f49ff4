import { expect, test } from 'vitest';
import { compileCatalogue } from './messages-plugin.ts';

test('a catalogue becomes syntax trees that need no parser', () => {
  const compiled: unknown = JSON.parse(compileCatalogue('{"pages": "{n} pages"}', 'fr/site.json'));
  expect(compiled).toEqual({
    pages: [expect.objectContaining({ value: 'n' }), expect.objectContaining({ value: ' pages' })],
  });
});

test.each(['{n, plural, one {# page}', '{'])(
  'a message that is not well-formed is named: %s',
  (text) => {
    expect(() => compileCatalogue(JSON.stringify({ pages: text }), 'fr/site.json')).toThrow(
      'Message pages of fr/site.json is not well-formed',
    );
  },
);
