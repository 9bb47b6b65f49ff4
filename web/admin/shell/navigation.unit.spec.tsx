// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preventNativeToggle, summaryOf } from '../../ui/testing/disclosures.ts';
import { renderAt } from '../testing/render-at.tsx';

beforeEach(() => document.addEventListener('click', preventNativeToggle, { capture: true }));

afterEach(() => {
  cleanup();
  document.removeEventListener('click', preventNativeToggle, { capture: true });
  vi.unstubAllGlobals();
  localStorage.clear();
});

const noImports = {
  'GET /api/offer-imports': () => ({ items: [], total: 0, page: 1, pageSize: 20 }),
};

/** Renders a screen for a user; returns the links of a section, once open. */
async function opened(section: string, roles: readonly string[]): Promise<HTMLElement[]> {
  renderAt('/admin/offers/imports', noImports, roles);
  await screen.findByText(section);
  fireEvent.click(summaryOf(section));
  const details = summaryOf(section).closest('details');
  expect(details?.open).toBe(true);
  return details ? within(details).getAllByRole('link') : [];
}

test.each([
  [
    'an editor',
    ['editor'],
    ['Activity', 'Audit', 'What changed in public?', 'What was public?', 'Notary of the log'],
  ],
  [
    'an auditor',
    ['auditor'],
    [
      'Activity',
      'Audit',
      'What changed in public?',
      'What was public?',
      'Notary of the log',
      'Cases',
      'Redactions',
      'Security',
      'Read models',
    ],
  ],
  [
    'an administrator',
    ['administrator'],
    [
      'Activity',
      'Audit',
      'What changed in public?',
      'What was public?',
      'Notary of the log',
      'Cases',
      'Redactions',
      'Webhooks',
      'Security',
      'Read models',
      'Users',
    ],
  ],
])('%s is shown the operations that their role permits', async (_, roles, names) => {
  const links = await opened('Operations', roles);
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

test('only the current section and screen are marked', async () => {
  const links = await opened('Careers', ['editor']);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Imports of offers']);
  expect(summaryOf('Careers').getAttribute('aria-current')).toBe('true');
  expect(summaryOf('Content').getAttribute('aria-current')).toBe(null);
});

test('following a link closes the menu', async () => {
  const links = await opened('Careers', ['editor']);
  // The router ignores events whose default action was prevented.
  document.removeEventListener('click', preventNativeToggle, { capture: true });
  for (const link of links.slice(0, 1)) fireEvent.click(link);
  expect(summaryOf('Careers').closest('details')?.open).toBe(false);
});
