// @vitest-environment happy-dom
import type { Installation } from '@parvis/contracts/operations/installation-endpoints.ts';
import { firstSteps } from '@parvis/contracts/site-settings/first-steps.ts';
import { noSiteSettings, type SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Loaded before the tests, which would wait for it.
import './home-screen.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { pageRow } from '../testing/views.ts';

const none = { items: [], total: 0, page: 1, pageSize: 1 };
const settingsAt = (revision: number, changed: Partial<SiteSettings> = {}) => ({
  ...noSiteSettings,
  ...changed,
  revision,
  updatedAt: null,
  updatedBy: null,
});
const installation: Installation = {
  publicAddress: null,
  mail: { hasServer: false, test: null },
  offerFeeds: 0,
  lastBackupAt: null,
};
const mailThatWorks = {
  hasServer: true,
  test: { state: 'sent', at: '2026-03-02T08:00:00.000Z', problem: null },
} as const;
const lists = { drafts: none, reviews: none, overdue: none, behind: none };
const responses = {
  'GET /api/home': () => ({ ...lists, untranslated: none, stale: none }),
  'GET /api/site-settings': () => settingsAt(0),
  'GET /api/installation': () => installation,
  'GET /api/pages': () => none,
  'GET /api/news': () => none,
  'GET /api/menus': () => none,
  'GET /api/accounts': () => ({ ...none, total: 1 }),
  'GET /api/offers': () => none,
};
const legal = [
  '/mentions-legales',
  '/confidentialite',
  '/declaration-accessibilite',
  '/en/legal-notice',
  '/en/privacy',
  '/en/accessibility-statement',
];
const legalPages = legal.map((url, at) => ({ ...pageRow(at + 1), url }));
const all = {
  'GET /api/site-settings': () =>
    settingsAt(1, { name: { fr: 'Rive', en: 'Shore' }, brand: { corner: 4 } }),
  'GET /api/installation': () => ({
    publicAddress: 'https://rive.example',
    mail: mailThatWorks,
    offerFeeds: 1,
    lastBackupAt: '2026-03-02T08:00:00.000Z',
  }),
  'GET /api/pages': () => ({ ...none, items: legalPages, total: 6 }),
  'GET /api/menus': () => ({ ...none, total: 1 }),
  'GET /api/accounts': () => ({ ...none, total: 2 }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The state of each step, by its name. */
const states = async () => {
  await screen.findByRole('heading', { name: 'First steps' });
  const rows = screen.getAllByRole('row').slice(1);
  return Object.fromEntries(
    rows.map(({ children }) => [children[0]?.textContent, children[2]?.textContent]),
  );
};

test('an administrator of an empty installation reads what is left to do, and where', async () => {
  const sent = renderAt('/admin', responses, ['administrator']);
  const found = await states();
  expect(Object.keys(found)).toHaveLength(firstSteps.length);
  expect(new Set(Object.values(found))).toEqual(new Set(['To do']));
  expect(screen.getByText('0 steps done, 11 to do')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Name the site in its languages' });
  expect(link.getAttribute('href')).toBe('/admin/settings');
  const home = sent.find(({ path }) => path === '/api/pages');
  expect(home?.query['where']).toBe('{"slug":{"equals":""},"status":{"equals":"published"}}');
});

/** What has to be there for each step to be done, and nothing else. */
const deeds = [
  [
    'Name the site in its languages',
    { 'GET /api/site-settings': () => settingsAt(1, { name: { fr: 'Rive', en: 'Shore' } }) },
  ],
  [
    'Choose colours and shapes',
    { 'GET /api/site-settings': () => settingsAt(1, { brand: { corner: 4 } }) },
  ],
  [
    'Give the site its public address',
    { 'GET /api/installation': () => ({ ...installation, publicAddress: 'https://rive.example' }) },
  ],
  ['Send e-mails', { 'GET /api/installation': () => ({ ...installation, mail: mailThatWorks }) }],
  ['Invite colleagues', { 'GET /api/accounts': all['GET /api/accounts'] }],
  ['Compose the menus', { 'GET /api/menus': all['GET /api/menus'] }],
  ['Bring in or write content', { 'GET /api/news': () => ({ ...none, total: 1 }) }],
  ['Receive job offers', { 'GET /api/offers': () => ({ ...none, total: 1 }) }],
  [
    'Make backups',
    {
      'GET /api/installation': () => ({
        ...installation,
        lastBackupAt: '2026-03-02T08:00:00.000Z',
      }),
    },
  ],
] as const;

test.each(deeds)('“%s” is done by what it is about, and by nothing else', async (step, deed) => {
  renderAt('/admin', { ...responses, ...deed }, ['administrator']);
  const done = Object.entries(await states()).filter(([, state]) => state === 'Done');
  expect(done).toEqual([[step, 'Done']]);
});

test('legal pages are done once there is one at each address; a name in one language is not enough', async () => {
  const some = {
    'GET /api/site-settings': () => settingsAt(1, { name: { fr: 'Rive', en: '' } }),
    'GET /api/pages': () => ({ ...none, items: legalPages.slice(1), total: 5 }),
  };
  renderAt('/admin', { ...responses, ...some }, ['administrator']);
  expect(await states()).toMatchObject({
    'Name the site in its languages': 'To do',
    'Create the home page': 'Done',
    'Publish the legal pages': 'To do',
    'Bring in or write content': 'Done',
  });
});

test('a step is skipped for the installation, and taken up again', async () => {
  let settings: object = settingsAt(3);
  const sent = renderAt(
    '/admin',
    {
      ...responses,
      'GET /api/site-settings': () => settings,
      'PUT /api/site-settings': ({ body }) => {
        settings = { ...settingsAt(4), ...Object(body) };
        return settings;
      },
    },
    ['administrator'],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Skip Receive job offers' }));
  const resume = await screen.findByRole('button', { name: 'Resume Receive job offers' });
  expect(await states()).toMatchObject({ 'Receive job offers': 'Skipped' });
  const skipped = { method: 'PUT', ifMatch: '"3"', body: { skippedSteps: ['offers'] } };
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject(skipped);
  fireEvent.click(resume);
  await screen.findByRole('button', { name: 'Skip Receive job offers' });
  expect(sent.findLast(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"4"',
    body: { skippedSteps: [] },
  });
});

test('a test e-mail is sent where there is a mail server, and a failure is said', async () => {
  const failed = { state: 'failed', at: '2026-03-02T08:00:00.000Z', problem: 'EAUTH' } as const;
  const sent = renderAt(
    '/admin',
    {
      ...responses,
      'GET /api/installation': () => ({ ...installation, mail: { hasServer: true, test: failed } }),
      'POST /api/installation/test-mail': () => undefined,
    },
    ['administrator'],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a test' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ locale: 'en' }),
  );
  expect(screen.getByText(/The last test failed: EAUTH/)).toBeTruthy();
  expect(await states()).toMatchObject({ 'Send e-mails': 'To do' });
});

test('the legal pages at all their addresses are done', async () => {
  renderAt('/admin', { ...responses, 'GET /api/pages': all['GET /api/pages'] }, ['administrator']);
  expect(await states()).toMatchObject({ 'Publish the legal pages': 'Done' });
});

test('the steps fold once those that are left are skipped, and can be shown', async () => {
  const settings = settingsAt(1, { skippedSteps: [...firstSteps] });
  const some = { ...responses, 'GET /api/site-settings': () => settings };
  renderAt('/admin', some, ['administrator']);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the first steps' }));
  expect(new Set(Object.values(await states()))).toEqual(new Set(['Skipped']));
});

test('nothing is shown once all is done', async () => {
  const sent = renderAt('/admin', { ...responses, ...all }, ['administrator']);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/installation'));
  await screen.findByRole('heading', { name: 'My drafts' });
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the first steps' })).toBeNull();
});

test('nothing is shown to those who do not set up the site', async () => {
  const sent = renderAt('/admin', responses, ['editor']);
  await screen.findByRole('heading', { name: 'My drafts' });
  expect(sent.map(({ path }) => path)).not.toContain('/api/accounts');
});

test('the steps can be hidden, stay so, and are shown again', async () => {
  renderAt('/admin', responses, ['administrator']);
  fireEvent.click(await screen.findByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
  cleanup();
  const sent = renderAt('/admin', responses, ['administrator']);
  await screen.findByRole('heading', { name: 'My drafts' });
  expect(sent.map(({ path }) => path)).not.toContain('/api/menus');
  fireEvent.click(screen.getByRole('button', { name: 'Show the first steps' }));
  await screen.findByRole('heading', { name: 'First steps' });
});
