// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../testing/render-screen.tsx';
import { CreateContentDialog } from './create-content-dialog.tsx';

const emptyList = { items: [], total: 0, page: 1, pageSize: 30 };
const slugTaken = {
  type: 'about:blank',
  title: 'Refused',
  status: 409,
  detail: 'Another page already uses this address.',
  code: 'slug-taken',
  errors: [
    { code: 'slug-taken', pointer: '/slug', detail: 'Another page already uses this address.' },
  ],
};
const created = {
  id: 'pg0000000001',
  revision: 1,
  url: '/histoire',
  status: 'draft',
  pending: false,
  modulesTag: 'm1',
};

function serveWrites(...responses: readonly (readonly [number, unknown])[]) {
  const waiting = [...responses];
  const sent: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (init.method === 'GET') return new Response(JSON.stringify(emptyList));
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ body: JSON.parse(z.string().parse(init.body)), key });
    const [status, body] = waiting.shift() ?? [500, 'no more responses'];
    if (status === 0) throw new TypeError('down');
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

let closed: Promise<void>;

function showDialog() {
  closed = new Promise((onClose) => {
    renderScreen(<CreateContentDialog kind="page" locale="fr" onClose={onClose} />);
  });
}

async function fillTitle(title: string) {
  showDialog();
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: title } });
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create the page' }));
const slugField = () => screen.getByLabelText<HTMLInputElement>('Address');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('creating a page', () => {
  it('derives the address from the title until it is edited', async () => {
    serveWrites();
    await fillTitle('Notre histoire');
    expect(slugField().value).toBe('notre-histoire');
    fireEvent.change(slugField(), { target: { value: 'histoire' } });
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Autre titre' } });
    expect(slugField().value).toBe('histoire');
  });

  it('shows a refusal at its field and keeps the typed text', async () => {
    serveWrites([409, slugTaken]);
    await fillTitle('Histoire');
    submit();
    const words = await screen.findByText('Another page already uses this address.');
    expect(slugField().getAttribute('aria-invalid')).toBe('true');
    expect(slugField().getAttribute('aria-describedby')).toContain(words.id);
    expect(slugField().value).toBe('histoire');
  });

  it('retries with the same idempotency key after a network failure, and opens the page', async () => {
    const sent = serveWrites([0, ''], [201, created]);
    await fillTitle('Histoire');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not answer');
    submit();
    await screen.findByText('The editor');
    expect(sent[0]?.body).toEqual({ title: 'Histoire', locale: 'fr', slug: 'histoire' });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('offers what was typed before it was closed without Cancel', async () => {
    serveWrites();
    await fillTitle('Notre histoire');
    cleanup();
    showDialog();
    fireEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    await waitFor(() => expect(slugField().value).toBe('notre-histoire'));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Histoire' } });
    expect(slugField().value).toBe('histoire');
  });

  it.each([
    ['Cancel', () => closed],
    ['Create the page', () => screen.findByText('The editor')],
  ])('stores nothing after %s', async (button, done) => {
    serveWrites([201, created]);
    await fillTitle('Notre histoire');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await done();
    cleanup();
    expect(Object.values({ ...localStorage }).join()).not.toContain('Notre histoire');
  });
});
