import { expect, test } from 'vitest';
import { changesSearchSchema, toChangesQuestion } from './changes-search.ts';

test('a period is whole days in Paris: midnight belongs to the day that it begins', () => {
  expect(toChangesQuestion({ from: '2026-07-01', to: '2026-07-31' })).toMatchObject({
    from: '2026-06-30T21:59:59.999Z',
    to: '2026-07-31T21:59:59.999Z',
  });
});

test('an address with impossible values shows everything', () => {
  const impossible = { section: 'groupe', kind: 'weather', from: 'soon', before: '12' };
  expect(changesSearchSchema.parse(impossible)).toEqual({});
});
