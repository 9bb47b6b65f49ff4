import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test.each([
  ['nothing before', undefined, { a: 1 }, [{ field: 'a', kind: 'added' }]],
  ['equal content in another order', { a: { x: 1, y: [2] } }, { a: { y: [2], x: 1 } }, []],
  ['a change deep inside', { a: { x: [1] } }, { a: { x: [2] } }, [{ field: 'a', kind: 'changed' }]],
  [
    'one field gone and one come',
    { b: 1, c: 1 },
    { a: 1, c: 1 },
    [
      { field: 'a', kind: 'added' },
      { field: 'b', kind: 'removed' },
    ],
  ],
])('lists the fields that differ: %s', (_, before, after, expected) => {
  expect(changedFields(before, after)).toEqual(expected);
});
