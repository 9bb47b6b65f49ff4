import { expect, test } from 'vitest';
import { exposureSearchSchema, toQuestion } from './exposure-search.ts';

test.each([
  ['/groupe', { link: '/groupe' }],
  ['https://estuaire.example/groupe', { link: 'https://estuaire.example/groupe' }],
  ['k3f9a1b2c3d4', { media: 'k3f9a1b2c3d4' }],
  ['a'.repeat(64), { media: 'a'.repeat(64) }],
  ['consolidation', { text: 'consolidation' }],
  ['12 %', { text: '12 %' }],
])('“%s” is looked for as %j', (q, question) => {
  expect(toQuestion({ q })).toMatchObject(question);
});

test('the last day of a period ends at midnight in Paris', () => {
  expect(toQuestion({ q: 'x', from: '2026-07-01', to: '2026-07-31' })).toMatchObject({
    from: '2026-06-30T22:00:00.000Z',
    to: '2026-07-31T22:00:00.000Z',
  });
});

test('an address with impossible values shows the empty form', () => {
  expect(exposureSearchSchema.parse({ q: '', from: 'soon', unpublished: 'no', page: 0 })).toEqual(
    {},
  );
});
