// @vitest-environment happy-dom
import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const updatedAt = '2026-01-05T08:00:00.000Z';
const by = { updatedAt, updatedBy: 'Anne Riou' };
const rive = { ...noSiteSettings, name: { fr: 'Rive', en: 'Shore' }, revision: 3, ...by };
const [read, put] = ['GET /api/site-settings', 'PUT /api/site-settings'];
const stale = {
  type: 'urn:parvis:refusal:stale-revision',
  code: 'stale-revision',
  title: 'Stale',
  status: 412,
  detail: 'Tom saved revision 4.',
  errors: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const nameIn = (language: string) => screen.findByLabelText<HTMLInputElement>(`Name (${language})`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Submits the form, as “Save” does in a browser. */
const save = () => fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
const stateOfSave = () => document.querySelector('form [role="status"]')?.textContent;

test('a change is marked as unsaved, saved based on the revision that was read, and confirmed by a notice', async () => {
  const sent = renderAt(
    '/admin/settings',
    { [read]: () => rive, [put]: ({ body }) => ({ ...Object(body), revision: 4, ...by }) },
    ['administrator'],
  );
  const french = await nameIn('French');
  expect([french.value, (await nameIn('English')).value]).toEqual(['Rive', 'Shore']);
  expect(stateOfSave()).toContain('Revision 3, saved by Anne Riou');
  fireEvent.change(french, { target: { value: 'Large' } });
  expect(stateOfSave()).toBe('Not saved');
  save();
  await waitFor(() => expect(stateOfSave()).toContain('Revision 4'));
  const { revision: _, updatedAt: __, updatedBy: ___, ...settings } = rive;
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    ifMatch: '"3"',
    body: { ...settings, name: { fr: 'Large', en: 'Shore' } },
  });
});

/** An administrator types a name, and somebody else saves before them. */
async function overtaken() {
  let newest = rive;
  const sent = renderAt(
    '/admin/settings',
    {
      [read]: () => newest,
      [put]: ({ ifMatch, body }) =>
        ifMatch === '"4"' ? { ...Object(body), revision: 5, ...by } : new Refusal(412, stale),
    },
    ['administrator'],
  );
  fireEvent.change(await nameIn('French'), { target: { value: 'Large' } });
  newest = { ...rive, name: { fr: 'Mer', en: 'Sea' }, revision: 4 };
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('Tom saved revision 4.');
  expect((await nameIn('French')).value).toBe('Large');
  return sent;
}

test('a user whose revision is stale sees who saved, loses nothing, and may take the newest revision', async () => {
  const sent = await overtaken();
  press('Take the newest revision');
  await waitFor(async () => expect((await nameIn('French')).value).toBe('Mer'));
  expect(stateOfSave()).toContain('Revision 4');
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a user whose revision is stale may also save their own version over the newest one', async () => {
  const sent = await overtaken();
  press('Save my version');
  await waitFor(() => expect(stateOfSave()).toContain('Revision 5'));
  expect(sent.at(-1)).toMatchObject({ ifMatch: '"4"', body: { name: { fr: 'Large' } } });
});

test('a refusal is shown next to its field', async () => {
  const detail = 'At most 80 characters.';
  const errors = [{ code: 'invalid', pointer: '/name/en', detail }];
  const type = 'urn:parvis:refusal:invalid';
  const problem = { type, code: 'invalid', title: 'Invalid', status: 422, detail, errors };
  renderAt('/admin/settings', { [read]: () => rive, [put]: () => new Refusal(422, problem) }, [
    'administrator',
  ]);
  fireEvent.change(await nameIn('English'), { target: { value: 'x'.repeat(81) } });
  save();
  await waitFor(async () =>
    expect((await nameIn('English')).getAttribute('aria-invalid')).toBe('true'),
  );
  expect((await nameIn('French')).getAttribute('aria-invalid')).toBe(null);
  expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
});

test('editors can read the settings, and see who can change them', async () => {
  renderAt('/admin/settings', { [read]: () => rive }, ['editor']);
  expect((await nameIn('French')).readOnly).toBe(true);
  expect(screen.getByText('Only administrators change the settings.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBe(null);
});

test('each field of work of the offers has its image, which can be left out', async () => {
  const field = (id: string, en: string) => ({ id, names: { fr: en, en } });
  const settings = { ...rive, offerImages: [{ domain: 'risk', imageId: 'image0000001' }] };
  const sent = renderAt(
    '/admin/settings',
    {
      [read]: () => settings,
      [put]: ({ body }) => ({ ...Object(body), revision: 4, ...by }),
      'GET /api/offers/facets': ({ query }) =>
        query['group'] === 'domain'
          ? { items: [field('risk', 'Risk'), field('legal', 'Legal')], total: 2 }
          : { items: [], total: 0 },
    },
    ['administrator'],
  );
  const risk = await screen.findByText('Risk');
  const fields = [...document.querySelectorAll('fieldset summary')].map((one) => one.textContent);
  expect(fields).toEqual(['Legal no image', 'Risk an image']);
  expect(screen.queryByText('Leave the image out')).toBe(null);
  const details = risk.closest('details');
  if (details) details.open = true;
  fireEvent(details ?? document, new Event('toggle'));
  fireEvent.click(await screen.findByText('Leave the image out'));
  save();
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { offerImages: [] } }),
  );
});
