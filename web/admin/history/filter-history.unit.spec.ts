import { historyStepSchema } from '@parvis/contracts/content/views.ts';
import { expect, test } from 'vitest';
import { filterHistory, historyParts, listPeople } from './filter-history.ts';

const at = '2026-01-05T08:00:00.000Z';
const revision = (number: number, by: string) => ({
  revision: number,
  at,
  by,
  changes: [],
  restored: null,
});
const history = {
  revisions: [revision(2, 'Zoé'), revision(1, 'Ada')],
  steps: historyStepSchema.options.map((step) => ({
    step,
    at,
    by: 'Ada',
    module: null,
    slug: null,
    comments: [],
  })),
};

test('a history names every actor once', () => {
  expect(listPeople(history)).toEqual(['Ada', 'Zoé']);
});

test('every step is in exactly one part of a history, and revisions are in theirs', () => {
  const parts = historyParts.map((part) => filterHistory(history, undefined, part));
  expect(parts.flatMap(({ steps }) => steps.map(({ step }) => step)).toSorted()).toEqual(
    historyStepSchema.options.toSorted(),
  );
  expect(parts.map(({ revisions }) => revisions.length)).toEqual([2, 0, 0, 0]);
});

test('a history is filtered by person and part', () => {
  expect(filterHistory(history, 'Zoé', undefined)).toEqual({
    revisions: [revision(2, 'Zoé')],
    steps: [],
  });
  const { revisions, steps } = filterHistory(history, 'Ada', 'publication');
  expect(revisions).toEqual([]);
  expect(steps.map(({ step }) => step)).toContain('archived');
  expect(filterHistory(history, undefined, undefined)).toEqual(history);
});
