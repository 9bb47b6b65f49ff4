import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const revision = (number: number, at: string) => ({
  revision: number,
  at,
  by: 'Ada',
  changes: [],
  restored: null,
});
const published = (at: string) => ({
  step: 'published' as const,
  at,
  by: 'Ada',
  module: null,
  slug: null,
  comments: [],
});

test('revisions and steps are one history, with the steps on a revision above it', () => {
  const [early, late] = ['2026-01-05T08:00:00.000Z', '2026-01-05T09:00:00.000Z'];
  const [first, second] = [revision(1, early), revision(2, late)];
  const [one, other] = [published(early), published(late)];
  expect(inOrder({ revisions: [second, first], steps: [other, one] })).toEqual([
    other,
    second,
    one,
    first,
  ]);
});
