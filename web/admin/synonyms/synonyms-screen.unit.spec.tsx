// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill, press } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const rules = [
  { locale: 'en', kind: 'both-way', words: ['cash', 'treasury'] },
  { locale: 'fr', kind: 'both-way', words: ['trésorerie', 'cash'] },
];
const list = { rules, revision: 0, updatedAt: null, updatedBy: null };
const by = { updatedAt: '2026-01-05T08:00:00.000Z', updatedBy: 'Anne Riou' };
const missed = {
  items: [
    {
      place: 'offers',
      locale: 'en',
      words: 'actuary',
      searches: 12,
      days: 2,
      lastDay: '2026-01-04',
    },
  ],
};
const responses = {
  'GET /api/synonyms': () => list,
  'GET /api/missed-searches': () => missed,
  'PUT /api/synonyms': ({ body }: { readonly body: unknown }) => ({
    ...Object(body),
    revision: 1,
    ...by,
  }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const shownRules = async () => {
  const shown = await screen.findByRole('list', { name: 'Search synonyms' });
  return within(shown)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('the rules of one language are shown, and the list as the one supplied', async () => {
  renderAt('/admin/synonyms', responses);
  expect(await shownRules()).toEqual([expect.stringContaining('cash, treasury')]);
  expect(screen.getByText(/supplied with the product/)).toBeTruthy();
});

test('a search that found nothing becomes a synonym, which is saved with the list', async () => {
  const sent = renderAt('/admin/synonyms', responses);
  await press('Add a synonym for “actuary”');
  await fill('Words that stand for each other', 'actuary, actuarial analyst');
  await press('Apply to the list');
  expect(await shownRules()).toHaveLength(2);
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      ifMatch: '"0"',
      body: {
        rules: [
          { locale: 'en', kind: 'both-way', words: ['actuary', 'actuarial analyst'] },
          ...rules,
        ],
      },
    }),
  );
});

test('a rule of one word is refused in its dialog', async () => {
  renderAt('/admin/synonyms', responses);
  await press('Add a synonym for “actuary”');
  await press('Apply to the list');
  expect(await screen.findByText('Enter at least two words, separated by a comma.')).toBeTruthy();
});

test('auditors read the list and the searches, without the commands', async () => {
  renderAt('/admin/synonyms', responses, ['auditor']);
  await screen.findByText('actuary');
  expect(screen.queryByRole('button', { name: /Add a synonym/ })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Save' })).toBe(null);
});
