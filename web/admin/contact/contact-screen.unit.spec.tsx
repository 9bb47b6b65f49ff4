// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';

const receivedAt = '2026-01-05T08:00:00.000Z';
const anne = {
  id: 'anne00000001',
  theme: 'Presse',
  locale: 'fr',
  status: 'new',
  receivedAt,
  changedAt: null,
  changedBy: null,
  name: 'Anne Riou',
};
const briac = {
  ...anne,
  id: 'briac0000001',
  theme: '',
  status: 'answered',
  changedAt: receivedAt,
  changedBy: 'Soazig',
  name: 'Briac',
};
const whole = { ...anne, email: 'anne+x@exemple.fr', message: 'Bonjour,\nquand ?' };
const list = 'GET /api/contact-messages';
const one = `GET /api/contact-messages/${anne.id}`;
const routes = (total = 2) => ({
  [list]: () => ({ items: [anne, briac], total, page: 1, pageSize: 30, themes: ['Presse'] }),
  [one]: () => whole,
  [`POST /api/contact-messages/${anne.id}/status`]: () => undefined,
  [`DELETE /api/contact-messages/${anne.id}`]: () => undefined,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('messages are listed with their theme, their status and who changed it, and the filters are in the address', async () => {
  const sent = renderAt('/admin/contact', routes(10_000), ['editor']);
  await screen.findByText('10,000 messages');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Presse');
  expect(second?.textContent).toContain('No theme');
  expect(second?.textContent).toContain('Soazig');
  const [theme, status] = [screen.getByLabelText('Theme'), screen.getByLabelText('Status')];
  fireEvent.change(theme, { target: { value: 'Presse' } });
  fireEvent.change(status, { target: { value: 'spam' } });
  await waitFor(() =>
    expect(sent.at(-1)?.query).toEqual({ theme: 'Presse', status: 'spam', pageSize: '30' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ status: 'spam', page: '2' }));
});

test('a message is read in a dialog, its status changed, and it is erased after confirmation', async () => {
  const sent = renderAt('/admin/contact', routes(), ['administrator']);
  fireEvent.click(await screen.findByRole('button', { name: 'Read the message from Anne Riou' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anne Riou' });
  const link = await within(dialog).findByRole('link');
  expect(link.getAttribute('href')).toBe('mailto:anne%2Bx%40exemple.fr');
  expect(within(dialog).getByText(/quand/).textContent).toBe('Bonjour,\nquand ?');
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'in-progress' } });
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'in-progress' }),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  const question = await screen.findByRole('dialog', { name: 'Erase the message from Anne Riou' });
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  const erase = within(question).getByRole('button', { name: 'Erase' });
  expect(erase.className).toBe('button danger');
  fireEvent.click(erase);
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anne Riou' })).toBeNull());
});
