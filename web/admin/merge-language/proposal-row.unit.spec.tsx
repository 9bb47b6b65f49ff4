// @vitest-environment happy-dom
import { proposalViewSchema } from '@parvis/contracts/content/views.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/form-steps.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ProposalRow } from './proposal-row.tsx';

const side = (id: string, locale: 'fr' | 'en') => ({ id, locale, title: id });
const [source, target] = [side('pg0000000001', 'fr'), side('pg0000000002', 'en')];
const merges = '/admin/content/merge-lang';

/** Renders a proposal; returns the writes. */
function show(status: 'proposed' | 'declined') {
  const proposal = proposalViewSchema.parse({ id: 'pr0000000001', status, source, target });
  const writes: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname } = new URL(address, 'http://localhost');
    writes.push([pathname, typeof body === 'string' ? JSON.parse(body) : undefined]);
    return new Response(JSON.stringify(proposal));
  });
  renderScreen(<ProposalRow proposal={proposal} mayWrite />);
  return writes;
}
const again = [merges, { sourceId: source.id, targetId: target.id }];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('declining a proposal can be undone at once', async () => {
  const writes = show('proposed');
  await press('Decline');
  await press('Undo');
  await screen.findByText('The proposal has been made and awaits a decision.');
  expect(writes).toEqual([[`${merges}/pr0000000001/decline`, undefined], again]);
});

test('a declined proposal can be made again later', async () => {
  const writes = show('declined');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBe(null);
  await press('Propose again');
  await screen.findByText('The proposal has been made and awaits a decision.');
  expect(writes).toEqual([again]);
});
