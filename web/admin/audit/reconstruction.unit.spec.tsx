// @vitest-environment happy-dom
import { type AuditPage, auditPageSchema } from '@parvis/contracts/audit/views.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ChangeNavigation } from './change-navigation.tsx';
import { PastStatus } from './past-status.tsx';
import { Proof } from './proof.tsx';

const found: AuditPage = auditPageSchema.parse({
  path: '/groupe',
  at: '2026-01-05T09:00:00.000Z',
  status: 'found',
  position: '0'.repeat(18) + '42',
  eventAt: '2026-01-05T08:59:58.000Z',
  movedTo: null,
  title: 'Le groupe',
  modules: [
    {
      id: 'gr0upe0000010001',
      type: 'text',
      revision: 3,
      savedAt: '2026-01-05T08:00:07.000Z',
      savedBy: 'Maud',
    },
  ],
  digest: 'ab'.repeat(32),
  build: { version: '1.2.0', deployedAt: '2026-01-03T08:00:00.000Z', templates: 'same' },
  previousChangeAt: '2026-01-05T08:00:07.000Z',
  nextChangeAt: null,
  previousChangeOf: ['page', 'menu'],
  nextChangeOf: [],
});
const nothing: AuditPage = { ...found, status: 'nothing', position: null, digest: null };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a reconstruction', () => {
  it.each([
    [found, 'Online: Le groupe'],
    [{ ...found, status: 'moved' as const, movedTo: '/estuaire' }, 'The address led to /estuaire.'],
    [{ ...found, status: 'gone' as const }, 'The page had been withdrawn.'],
    [{ ...found, status: 'not-found' as const }, 'There was no page at this address.'],
    [nothing, 'There was nothing yet: the log begins after this instant.'],
  ])('states what the address returned: $status', async (page, words) => {
    renderScreen(
      <p data-testid="status">
        <PastStatus page={page} onShow={() => {}} />
      </p>,
    );
    const status = await screen.findByTestId('status');
    expect(status.textContent).toBe(words);
  });

  it('steps to the exact second of a change, but not beyond the last one', async () => {
    const shown: unknown[] = [];
    renderScreen(<ChangeNavigation page={found} onShow={(one) => shown.push(one)} />);
    const previous = await screen.findByRole('button', {
      name: /Previous change.*09:00:07 \(page, menu\)/,
    });
    const next = screen.getByRole('button', { name: 'Next change' });
    fireEvent.click(previous);
    fireEvent.click(next);
    expect(shown).toEqual([{ path: '/groupe', at: found.previousChangeAt }]);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(next.hasAttribute('disabled')).toBe(false);
  });

  it('links to where a page had moved, at the same instant', async () => {
    const shown: unknown[] = [];
    const moved: AuditPage = { ...found, status: 'moved', movedTo: '/estuaire' };
    renderScreen(<PastStatus page={moved} onShow={(one) => shown.push(one)} />);
    fireEvent.click(await screen.findByRole('button', { name: '/estuaire' }));
    expect(shown).toEqual([{ path: '/estuaire', at: found.at }]);
  });

  it('shows its position, its digest and the authors of its modules as proof', async () => {
    renderScreen(<Proof page={found} />);
    await screen.findByText('ab'.repeat(32));
    screen.getByText(`${'0'.repeat(18)}42`);
    expect(screen.getByRole('listitem').textContent).toContain('Text, Revision 3 · Maud');
  });

  it('shows no proof before the log begins', async () => {
    renderScreen(
      <>
        <p>above</p>
        <Proof page={nothing} />
      </>,
    );
    await screen.findByText('above');
    expect(screen.queryByRole('group')).toBe(null);
  });
});
