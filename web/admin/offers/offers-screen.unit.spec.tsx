// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerWith } from '../testing/offers.ts';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const open = offerWith({});
const withdrawn = offerWith({
  id: 'offer0000002',
  status: 'withdrawn',
  shown: { ...open.shown, reference: 'A-2', title: { fr: 'Juriste' }, place: undefined },
  revision: 5,
});
const listed = (...items: unknown[]) => ({ items, total: items.length, page: 1, pageSize: 30 });
const list = { 'GET /api/offers': () => listed(open, withdrawn) };
const stale = new Refusal(412, {
  type: 'about:blank',
  title: 'Refused',
  status: 412,
  detail: 'Somebody saved another revision.',
  code: 'stale-revision',
  errors: [{ code: 'stale-revision', pointer: '', detail: 'Somebody saved another revision.' }],
});

const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('tr');
  if (row === null) throw new Error('expected a row for the offer');
  return within(row);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the list of offers', () => {
  it('shows the title, place, status and dates of each, and links to its page', async () => {
    renderAt('/admin/offers', list);
    const row = await rowOf('Accountant');
    expect(row.getByRole('link').getAttribute('href')).toBe(
      '/en/careers/job-offer/offer0000001-accountant',
    );
    expect(row.getByText('A-1 · jobs')).toBeTruthy();
    expect(row.getByText('Nantes, France')).toBeTruthy();
    expect(row.getByText('open')).toBeTruthy();
    expect(row.getByText('31 Mar 2026')).toBeTruthy();
    const other = await rowOf('Juriste');
    expect(other.getByRole('link').lang).toBe('fr');
    expect(other.getByText('No place given')).toBeTruthy();
    expect(other.getByText('withdrawn by an editor')).toBeTruthy();
  });

  it('is requested according to its address, and requested again while searching and filtering', async () => {
    const sent = renderAt('/admin/offers?q=compta&sort=title&source=jobs&status=colour', list);
    await rowOf('Accountant');
    expect(sent[0]?.query).toEqual({
      q: 'compta',
      source: 'jobs',
      sort: 'title',
      pageSize: '30',
    });
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'closed' } });
    await waitFor(() => expect(sent.at(-1)?.query['status']).toBe('closed'));
    fireEvent.click(screen.getByText('Source: jobs'));
    await waitFor(() => expect(sent.at(-1)?.query['source']).toBe(undefined));
    fireEvent.change(screen.getByLabelText(/Find an offer/), { target: { value: ' juriste ' } });
    await waitFor(() => expect(sent.at(-1)?.query['q']).toBe('juriste'));
    expect(window.location.search).toContain('q=juriste');
  });

  it('offers auditors only the history', async () => {
    renderAt('/admin/offers', list, ['auditor']);
    const row = await rowOf('Accountant');
    expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['History']);
  });

  it('withdraws after confirmation, and reinstates, each based on the revision that was seen', async () => {
    const sent = renderAt('/admin/offers', {
      ...list,
      'DELETE /api/offers/offer0000001': () => undefined,
      'POST /api/offers/offer0000002/put-back': () => withdrawn,
    });
    fireEvent.click((await rowOf('Accountant')).getByText('Withdraw'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    fireEvent.click(dialog.getByText('Withdraw'));
    await screen.findByText('“Accountant” is withdrawn from the site.');
    fireEvent.click((await rowOf('Juriste')).getByText('Put back'));
    await screen.findByText('“Juriste” is open again.');
    expect(sent.map(({ method, ifMatch }) => [method, ifMatch])).toEqual([
      ['GET', null],
      ['DELETE', '"3"'],
      ['GET', null],
      ['POST', '"5"'],
      ['GET', null],
    ]);
  });
});

describe('correcting an offer', () => {
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByText('Save'));

  it('shows the source’s values next to the fields, and sends the differences', async () => {
    const given = { ...open.shown, contract: 'internship' };
    const corrected = offerWith({ given, correction: { contract: 'permanent' } });
    const sent = renderAt('/admin/offers', {
      'GET /api/offers': () => listed(corrected),
      'PUT /api/offers/offer0000001/correction': () => corrected,
    });
    const row = await rowOf('Accountant');
    expect(row.getByText('corrected')).toBeTruthy();
    fireEvent.click(row.getByText('Correct'));
    await screen.findByRole('dialog');
    const instead = screen.getByText('Instead of the source’s');
    expect(instead.parentElement?.textContent).toContain('Internship');
    fireEvent.click(screen.getByText('Leave it to the source'));
    expect(screen.queryByText('Instead of the source’s')).toBe(null);
    change('English title', 'Chief accountant');
    save();
    await screen.findByText('“Accountant” is corrected.');
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      ifMatch: '"3"',
      body: { title: { fr: 'Comptable (F/H)', en: 'Chief accountant' } },
    });
  });

  it('keeps the draft when somebody else changed the offer, and saves over their version', async () => {
    const theirs = offerWith({ revision: 4, updatedBy: 'Claire Morvan' });
    const responses = [stale, theirs];
    const sent = renderAt('/admin/offers', {
      ...list,
      'GET /api/offers/offer0000001': () => theirs,
      'PUT /api/offers/offer0000001/correction': () => responses.shift(),
    });
    fireEvent.click((await rowOf('Accountant')).getByText('Correct'));
    await screen.findByRole('dialog');
    change('Closing date', '2026-07-14');
    save();
    expect((await screen.findByText(/^Claire Morvan changed/)).getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Closing date').value).toBe('2026-07-14');
    save();
    await screen.findByText('“Accountant” is corrected.');
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
      ['"3"', { closesAt: '2026-07-14T21:59:59.000Z' }],
      ['"4"', { closesAt: '2026-07-14T21:59:59.000Z' }],
    ]);
  });

  it('offers an abandoned draft again, unless it was cancelled', async () => {
    renderAt('/admin/offers', list);
    const row = await rowOf('Accountant');
    const reopen = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      fireEvent.click(row.getByText('Correct'));
      await screen.findByRole('dialog');
    };
    await reopen();
    change('English title', 'Chief accountant');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await reopen();
    expect(screen.getByLabelText<HTMLInputElement>('English title').value).toBe('Accountant');
    fireEvent.click(await screen.findByText('Restore it'));
    expect(await screen.findByDisplayValue('Chief accountant')).toBeTruthy();
    fireEvent.click(screen.getByText('Cancel'));
    await reopen();
    // Only the language of the interface is still stored.
    await waitFor(() => expect(localStorage.length).toBe(1));
    expect(screen.queryByText('Restore it')).toBe(null);
  });

  it('shows a refusal at its field', async () => {
    const detail = 'This is not an address.';
    const problem = { type: 'about:blank', title: 'Refused', status: 422, detail, code: 'invalid' };
    const errors = [{ code: 'invalid', pointer: '/applyUrl', detail }];
    renderAt('/admin/offers', {
      ...list,
      'PUT /api/offers/offer0000001/correction': () => new Refusal(422, { ...problem, errors }),
    });
    fireEvent.click((await rowOf('Accountant')).getByText('Correct'));
    await screen.findByRole('dialog');
    change('Application address', 'nowhere');
    save();
    const words = await screen.findByText(detail);
    const input = screen.getByLabelText<HTMLInputElement>('Application address');
    expect(input.getAttribute('aria-describedby')).toContain(words.id);
    expect(input.value).toBe('nowhere');
  });
});

it('the history of an offer shows who did what, and to which fields', async () => {
  const at = '2026-02-01T12:00:00.000Z';
  const change = { by: 'Anne Riou', at, fields: [] };
  const changes = [
    { ...change, revision: 3, what: 'corrected' },
    { ...change, revision: 2, what: 'corrected', fields: ['title', 'closesAt'] },
    { ...change, revision: 1, what: 'published', by: 'Parvis' },
  ];
  renderAt('/admin/offers', {
    ...list,
    'GET /api/offers/offer0000001/history': () => ({ changes }),
  });
  fireEvent.click((await rowOf('Accountant')).getByText('History'));
  const dialog = within(await screen.findByRole('dialog'));
  const entries = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringContaining('Returned to its sourceAnne Riou'),
    expect.stringContaining('Correctedtitle and closing dateAnne Riou'),
    expect.stringContaining('PublishedParvis'),
  ]);
  const [link] = dialog.getAllByRole('link', { name: 'The site at this instant' });
  const { searchParams } = new URL(link?.getAttribute('href') ?? '', 'http://x');
  expect(searchParams.get('path')).toContain('offer0000001');
  expect(searchParams.get('at')).toBe(at);
});
