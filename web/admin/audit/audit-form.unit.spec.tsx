// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { AuditForm } from './audit-form.tsx';

const history = pageWith({ title: 'Notre histoire', url: '/groupe/notre-histoire' });
const list = { items: [{ ...history, languages: [] }], total: 1, page: 1, pageSize: 30 };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(list)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open() {
  const requests: unknown[] = [];
  const search = { path: '/groupe', at: '2026-01-05T08:30:00.250Z' };
  renderScreen(<AuditForm search={search} onSubmit={(one) => requests.push(one)} />);
  return requests;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Reconstruct' }));

describe('the audit form', () => {
  it('submits the instant entered in Paris time', async () => {
    const requests = open();
    await screen.findByLabelText('Paris time');
    type('Date', '2026-07-14');
    submit();
    expect(requests).toEqual([{ path: '/groupe', at: '2026-07-14T07:30:00.250Z' }]);
  });

  it('suggests pages and submits the first that matches', async () => {
    const requests = open();
    await screen.findByLabelText('Paris time');
    type(/Address/, 'histoire');
    await screen.findByText('Notre histoire');
    submit();
    expect(requests).toEqual([{ path: history.url, at: '2026-01-05T08:30:00.250Z' }]);
  });

  it('names the missing fields, and submits nothing', async () => {
    const requests = open();
    await screen.findByLabelText('Paris time');
    type('Date', '');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter an address');
    expect(requests).toEqual([]);
  });
});
