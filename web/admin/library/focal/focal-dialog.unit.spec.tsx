// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../testing/form-steps.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { harbour, harbourView } from '../../testing/views.ts';

const path = `/api/media/images/${harbourView.id}`;
const none = { items: [], total: 0, page: 1, pageSize: 20 };
const image = { ...harbourView, visibility: { isPublic: false, shownBy: [] } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('the point moves along each axis, shows the resulting areas, and is saved with unchanged texts', async () => {
  const sent = renderAt(`/admin/library/image/${harbourView.id}`, {
    [`GET ${path}`]: () => image,
    [`GET /api/media/history/${harbourView.id}`]: () => none,
    [`GET /api/media/uses/${harbourView.id}`]: () => none,
    [`PUT ${path}`]: ({ body }) => ({ ...image, ...Object(body), revision: 3 }),
  });
  await press('Focal point…');
  const dialog = within(await screen.findByRole('dialog'));
  const areas = () =>
    [...screen.getByRole('dialog').querySelectorAll('li svg')].map((one) =>
      one.getAttribute('viewBox'),
    );
  const before = areas();
  fireEvent.change(dialog.getByLabelText('From the left'), { target: { value: '100' } });
  expect(areas()).not.toEqual(before);
  expect(dialog.getByLabelText('From the top')).toHaveProperty('value', '50');
  fireEvent.change(dialog.getByLabelText('From the top'), { target: { value: '25' } });
  await press('Save the point');
  await screen.findByText('The focal point is saved.');
  const { alternativeText, decorative } = harbour.details;
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"2"',
    body: { alternativeText, decorative, focalPoint: { x: 1, y: 0.25 } },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});
