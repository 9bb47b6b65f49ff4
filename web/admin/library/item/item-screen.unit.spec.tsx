// @vitest-environment happy-dom
import { imageUses } from '@parvis/contracts/media/crop.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../../testing/render-at.tsx';
import { harbour, harbourView } from '../../testing/views.ts';

const path = `/api/media/images/${harbourView.id}`;
const page = { kind: 'content', id: 'pg0000000001', contentKind: 'page', locale: 'fr' };
const image = { ...harbourView, visibility: { isPublic: false, shownBy: [] } };
const none = { items: [], total: 0, page: 1, pageSize: 20 };
const screenResponses = {
  [`GET ${path}`]: () => image,
  [`GET /api/media/history/${harbourView.id}`]: () => ({ ...none, items: [] }),
  [`GET /api/media/uses/${harbourView.id}`]: () => ({
    ...none,
    items: [
      { ...page, title: 'Le port', isLive: true },
      { kind: 'playlist', id: 'playlist0001', title: 'Films', isLive: false },
    ],
    total: 2,
  }),
};
const files = `/api/media/history/${harbourView.id}`;
const came = {
  position: '0'.repeat(20),
  format: 'jpeg',
  bytes: 90_000,
  height: 1000,
  url: '/m.jpg',
};
const at = { updatedAt: harbourView.updatedAt, updatedBy: 'Anne Morel' };
const original = { kind: 'image', hash: 'ab'.repeat(32), ...came, ...at };
const area = { x: 0, y: 0, width: 1500, height: 1000 };
const uses = [
  { use: 'card', ...imageUses.card, area, chosen: false },
  { use: 'header', ...imageUses.header, area, chosen: false },
];
const problem = (status: number, code: string, detail: string) =>
  new Refusal(status, { type: 'about:blank', title: '', status, detail, code, errors: [] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('an item lists its uses, published or not', async () => {
  renderAt(`/admin/library/image/${harbourView.id}`, screenResponses);
  const list = (await screen.findByText('The playlist “Films”')).closest('ul');
  if (list === null) throw new Error('expected a list of uses');
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Le portFrench · Seen by visitorsCrop there…',
    'The playlist “Films”Saved, not published',
  ]);
  const link = within(list).getByRole('link', { name: 'Le port' });
  expect(link.getAttribute('href')).toBe('/admin/content/page/pg0000000001/edit');
});

test('an area is chosen for one content item by its sliders; a refusal is a sentence', async () => {
  const crop = `/admin/media/inline/crop/pg0000000001/${harbourView.id}`;
  const detail = 'The selected area width must be at least 480px';
  let refuses = true;
  const sent = renderAt(`/admin/library/image/${harbourView.id}`, {
    ...screenResponses,
    [`GET ${crop}`]: () => ({ image, contentId: 'pg0000000001', uses }),
    [`POST ${crop}`]: () => {
      if (!refuses) return { image: { ...image, revision: 3 }, contentId: 'pg0000000001', uses };
      refuses = false;
      return problem(422, 'crop-too-narrow', detail);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Crop there… “Le port”' }));
  expect(await screen.findByText('Automatic area: 1500 × 1000 px')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Width of the area'), { target: { value: '300' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the area' }));
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  fireEvent.change(screen.getByLabelText('Width of the area'), { target: { value: '600' } });
  fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '90' } });
  expect(screen.queryByRole('alert')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Save the area' }));
  await screen.findByText('The area is saved.');
  const saved = sent.findLast(({ method }) => method === 'POST');
  expect([saved?.ifMatch, saved?.body]).toEqual([
    '"2"',
    { use: 'card', area: { x: 90, y: 0, width: 600, height: 400 } },
  ]);
});

test('an item is deleted after confirmation, and a deleted one is restored', async () => {
  let deleted = false;
  const sent = renderAt(`/admin/library/image/${harbourView.id}`, {
    ...screenResponses,
    [`GET ${path}`]: () => (deleted ? problem(410, 'media-deleted', 'Deleted') : image),
    [`DELETE ${path}`]: () => {
      deleted = true;
    },
    [`POST ${path}/undelete`]: () => {
      deleted = false;
      return image;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'This media item was deleted.' });
  expect(sent.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"2"');
  fireEvent.click(screen.getAllByRole('button', { name: 'Bring it back' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'The harbour' });
});

test('a replaced image lists the uses that need a new area, and an earlier one is restored', async () => {
  const lost = [
    { use: 'header', contentId: null },
    { use: 'card', contentId: 'pg0000000001' },
  ];
  const sent = renderAt(`/admin/library/image/${harbourView.id}`, {
    ...screenResponses,
    [`GET ${path}`]: () => ({ ...image, lostCrops: lost }),
    [`GET ${files}`]: () => ({
      ...none,
      items: [
        { ...original, width: 900, revision: 2, isPresent: true },
        { ...original, width: 1600, revision: 1, isPresent: false },
      ],
      total: 2,
    }),
    [`POST ${path}/take-back`]: () => image,
  });
  await screen.findByRole('button', { name: 'Choose an area: Card, in “Le port”' });
  expect(screen.getByRole('button', { name: 'Choose an area: Header' })).toBeTruthy();
  const list = (await screen.findByRole('link', { name: '900 × 1000 px' })).closest('ul');
  if (list === null) throw new Error('expected a list of files');
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  const [past] = within(list).getAllByRole('link', { name: 'The site at this instant' });
  const { searchParams } = new URL(past?.getAttribute('href') ?? '', 'http://x');
  expect(searchParams.get('path')).toContain(harbourView.id);
  expect(searchParams.get('at')).toBe(original.updatedAt);
  fireEvent.click(screen.getByRole('button', { name: 'Take back the file of revision 1' }));
  await screen.findByText('The file is taken back.');
  const request = sent.find(({ method }) => method === 'POST');
  expect([request?.ifMatch, request?.body]).toEqual(['"2"', { revision: 1 }]);
});

test('typed text remains when another revision of the item arrives, and is saved on top of it', async () => {
  let current: object = image;
  const title = { fr: 'Le port', en: 'The basin' };
  const alternativeText = { fr: 'Le port au matin', en: '' };
  const typed = { title: { fr: 'Le port', en: 'The port' }, credit: 'Anne Riou', decorative: true };
  const latest = { ...image, alternativeText: { fr: 'Le port à midi', en: '' }, title };
  const sent = renderAt(`/admin/library/image/${harbourView.id}`, {
    ...screenResponses,
    [`GET ${path}`]: () => current,
    [`PUT ${path}`]: ({ ifMatch }) => {
      current =
        ifMatch === '"4"' ? { ...latest, ...typed, revision: 5 } : { ...latest, revision: 4 };
      return ifMatch === '"4"' ? current : problem(412, 'revision-conflict', 'Changed meanwhile');
    },
  });
  const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
  await screen.findByLabelText('Credit');
  type('Credit', typed.credit);
  type('Title in English', typed.title.en);
  fireEvent.click(screen.getByLabelText(/^Decorative image/));

  current = { ...image, revision: 3, title, alternativeText };
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/^Meanwhile someone else saved “The basin” here/);
  expect(field('Alternative text in French').value).toBe('Le port au matin');
  expect(field('Title in English').value).toBe(typed.title.en);
  expect(field('Credit').value).toBe(typed.credit);

  save();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await screen.findByDisplayValue('Le port à midi');
  save();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save the description' })).toBe(null),
  );
  const { alternativeText: described } = latest;
  const { focalPoint } = harbour.details;
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    ...typed,
    alternativeText: described,
    focalPoint,
  });
  expect(field('Credit').value).toBe(typed.credit);
});

test('a saved description moves nothing until the item is read again', async () => {
  let isSaved = false;
  const credit = 'Anne Riou';
  renderAt(`/admin/library/image/${harbourView.id}`, {
    ...screenResponses,
    [`GET ${path}`]: () => (isSaved ? new Promise(() => {}) : image),
    [`PUT ${path}`]: () => {
      isSaved = true;
      return { ...harbourView, credit, revision: 3 };
    },
  });
  fireEvent.change(await screen.findByLabelText('Credit'), { target: { value: credit } });
  const button = await screen.findByRole('button', { name: 'Save the description' });
  const visibility = screen.getByText('Editors only');
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(visibility.isConnected).toBe(true);
});

/**
 * Types a credit and leaves; on the next visit, after another credit was saved, restores what was
 * typed.
 */
async function restoreCredit(typed: string, saved: string): Promise<void> {
  const address = `/admin/library/image/${harbourView.id}`;
  renderAt(address, screenResponses);
  fireEvent.change(await screen.findByLabelText('Credit'), { target: { value: typed } });
  cleanup();
  const latest = { ...image, revision: 3, credit: saved };
  renderAt(address, { ...screenResponses, [`GET ${path}`]: () => latest });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
}

test('typed text is offered again on the next visit, together with the text saved since', async () => {
  await restoreCredit('Anne Riou', 'Paul Quéré');
  expect(await screen.findByDisplayValue('Anne Riou')).toBeTruthy();
  expect(screen.getByText(/^Meanwhile someone else saved “Paul Quéré” here/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save the description' })).toBeTruthy();
});

test('text that another user has saved since it was typed is not restored', async () => {
  await restoreCredit('Anne Riou', 'Anne Riou');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).toBe(null));
  expect(screen.queryByRole('button', { name: 'Save the description' })).toBe(null);
  cleanup();
  // Only the language of the interface is still stored.
  await waitFor(() => expect(localStorage.length).toBe(1));
});

test('typed text that cannot be read is not removed by restoring it', async () => {
  const address = `/admin/library/image/${harbourView.id}`;
  renderAt(address, screenResponses);
  fireEvent.change(await screen.findByLabelText('Credit'), { target: { value: 'Anne Riou' } });
  cleanup();
  const [key = '', text = ''] =
    Object.entries(localStorage).find(([, one]) => String(one).includes('Anne Riou')) ?? [];
  const renamed = text.replace('"credit"', '"author"');
  localStorage.setItem(key, renamed);
  renderAt(address, screenResponses);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(await screen.findByText('Error while getting autosave')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore it' })).toBeTruthy();
  expect(localStorage.getItem(key)).toBe(renamed);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(localStorage.getItem(key)).toBe(null));
});

test('a drawn area remains when another revision of the image arrives', async () => {
  const crop = `/admin/media/inline/crop/pg0000000001/${harbourView.id}`;
  let revision = image.revision;
  const form = () => ({ image: { ...image, revision }, contentId: 'pg0000000001', uses });
  const sent = renderAt(`/admin/library/image/${harbourView.id}`, {
    ...screenResponses,
    [`GET ${crop}`]: form,
    [`POST ${crop}`]: form,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Crop there… “Le port”' }));
  const width = await screen.findByLabelText<HTMLInputElement>('Width of the area');
  fireEvent.change(width, { target: { value: '600' } });
  revision = 3;
  const before = sent.filter(({ path: read }) => read === crop).length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => {
    expect(sent.filter(({ path: read }) => read === crop).length).toBeGreaterThan(before);
  });
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Save the area' }));
    expect(sent.findLast(({ method }) => method === 'POST')?.ifMatch).toBe('"3"');
  });
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    area: { width: 600 },
  });
});
