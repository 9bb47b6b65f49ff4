// @vitest-environment happy-dom
import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';
import { harbour, harbourView } from '../testing/views.ts';
import { revisionedTypes } from './entities.ts';

const id = 'k3f9a1b2c3d4';
const focusId = 'focus0000001';
const times = ['2026-01-05T08:00:00.000Z', '2026-01-06T08:00:00.000Z', '2026-01-07T08:00:00.000Z'];

interface Step {
  readonly content: object;
  readonly deleted?: true;
}

/** Returns the response with a history, newest first; `steps` are in order. */
function history(...steps: readonly Step[]) {
  const items = steps.map(({ content, deleted = false }, place) => {
    const revision = deleted ? place : place + 1;
    const former = steps[place - 1]?.content ?? null;
    const by = 'Anne Riou';
    return { revision, at: times[place], by, restored: null, deleted, content, former };
  });
  return () => ({ items: items.toReversed(), total: items.length, page: 1, pageSize: 10 });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const leads = (to: string) => ({ content: { from: '/ancien', target: { status: 301, to } } });
const both = (words: string) => ({ fr: `${words} fr`, en: words });
const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const video = 'video0000001';
const updated = { revision: 4, updatedAt: times[0], updatedBy: 'Anne Riou' };

/** The data that each type's screen and restoration need. */
const things = {
  redirect: {
    search: '',
    path: `/api/redirects/${id}`,
    steps: [leads('/port'), leads('/quai')],
    title: 'History of “/ancien”',
    tells: { del: 'port', ins: 'quai' },
    restore: `PUT /api/redirects/${id}`,
    body: leads('/port').content,
    response: { id, ...leads('/port').content },
  },
  playlist: {
    search: '',
    path: `/api/playlists/${id}`,
    steps: [
      { content: { titles: both('Harbour'), videos: [] } },
      { content: { titles: both('Shore'), videos: [video] } },
    ],
    title: 'History of “Shore”',
    tells: { del: 'Harbour', ins: 'Shore' },
    restore: `PUT /api/playlists/${id}`,
    body: { titles: both('Harbour'), videos: [] },
    response: { id, titles: both('Harbour'), videos: [] },
  },
  'live-post': {
    search: `?focusId=${focusId}`,
    path: `/api/focuses/${focusId}/live-posts/${id}`,
    steps: [
      { content: { focusId, text: text('Departed'), shownAt: times[0] } },
      { content: { focusId, text: text('Arrived'), shownAt: times[0] } },
    ],
    title: 'History of “Arrived”',
    tells: { del: 'Departed', ins: 'Arrived' },
    restore: `PUT /api/focuses/${focusId}/live-posts/${id}`,
    body: { html: '<p>Departed</p>', shownAt: times[0] },
    response: { id, focusId, text: text('Departed'), shownAt: times[0] },
  },
  facet: {
    search: '?group=domains',
    path: `/api/facets/domains/${id}`,
    steps: [{ content: both('Sea') }, { content: both('Ocean') }],
    title: 'History of “Ocean”',
    tells: { del: 'Sea', ins: 'Ocean' },
    restore: `PUT /api/facets/domains/${id}`,
    body: { names: both('Sea') },
    response: { id, group: 'domains', names: both('Sea') },
  },
  menu: {
    search: '',
    path: `/api/menus/${id}`,
    steps: ['Harbour', 'Quay'].map((label) => ({
      content: {
        name: 'banks',
        locale: 'en',
        entries: [{ label, link: { kind: 'path', path: '/port' }, children: [] }],
      },
    })),
    title: 'History of “Banks of the group (en)”',
    tells: { del: 'Harbour', ins: 'Quay' },
    restore: `POST /api/menus/${id}/restore`,
    body: { revision: 1 },
    response: { id, name: 'banks', locale: 'en', entries: [] },
  },
  'site-settings': {
    search: '',
    path: '/api/site-settings',
    steps: ['Shore', 'Estuary'].map((name) => ({
      content: { ...noSiteSettings, name: both(name) },
    })),
    title: 'History of “Site settings”',
    tells: { del: 'Shore', ins: 'Estuary' },
    restore: 'POST /api/site-settings/restore',
    body: { revision: 1 },
    response: noSiteSettings,
  },
  synonyms: {
    search: '',
    path: '/api/synonyms',
    steps: ['treasury', 'cash desk'].map((other) => ({
      content: { rules: [{ locale: 'en', kind: 'both-way', words: ['cash', other] }] },
    })),
    title: 'History of “Search synonyms”',
    tells: { del: 'treasury', ins: 'cash desk' },
    restore: 'POST /api/synonyms/restore',
    body: { revision: 1 },
    response: { rules: [] },
  },
  'offer-mapping': {
    search: '',
    path: `/api/offer-mappings/${id}`,
    steps: ['jobs/job', 'source/job'].map((records) => ({
      content: { kind: 'xml', records, fields: { reference: { path: '@id' } } },
    })),
    title: 'History of “Mappings”',
    tells: { del: 'jobs', ins: 'source' },
    restore: `PUT /api/offer-mappings/${id}`,
    body: { kind: 'xml', records: 'jobs/job', fields: { reference: { path: '@id' } } },
    response: { id, kind: 'xml', records: 'jobs/job', fields: {} },
  },
} as const;

test.each(revisionedTypes)(
  'every revision of a %s shows its changes, and can be restored',
  async (type) => {
    const { search, path, steps, title, tells, restore, body, response } = things[type];
    const sent = renderAt(
      `/admin/history/${type}/${id}${search}`,
      {
        [`GET ${path}/history`]: history(...steps),
        [`GET /api/videos/${video}`]: () => ({}),
        [restore]: () => ({ ...response, ...updated }),
      },
      ['administrator'],
    );
    await screen.findByRole('heading', { level: 1, name: title });
    const list = await screen.findByRole('list', { name: 'Revisions and events, newest first' });
    const [newest, first] = within(list).getAllByRole('listitem');
    const textIn = (tag: string) =>
      [...(newest?.querySelectorAll(tag) ?? [])].map((one) => one.textContent);
    expect(textIn('del').join()).toContain(tells.del);
    expect(textIn('ins').join()).toContain(tells.ins);
    expect(first?.textContent).toContain(tells.del);
    expect(within(newest ?? document.body).queryByRole('button')).toBe(null);
    await press('Restore revision 1');
    await screen.findByText('Restored: revision 1');
    expect(sent.find(({ method }) => method !== 'GET')).toMatchObject({ ifMatch: '"2"', body });
  },
);

test('one history follows another without its revisions', async () => {
  const { playlist, redirect } = things;
  renderAt(`/admin/history/playlist/${id}`, {
    [`GET ${playlist.path}/history`]: history(...playlist.steps),
    [`GET ${redirect.path}/history`]: history(...redirect.steps),
    [`GET /api/videos/${video}`]: () => ({}),
  });
  await screen.findByRole('heading', { level: 1, name: playlist.title });
  act(() => window.history.pushState({}, '', `/admin/history/redirect/${id}`));
  expect(await screen.findByRole('heading', { level: 1, name: redirect.title })).toBeDefined();
});

test('a changed logo is shown next to the former one', async () => {
  const logo = (imageId: string) => ({
    content: { ...noSiteSettings, logo: { kind: 'picture', imageId, withName: false } },
  });
  const night = { ...harbourView, id: 'img000000002', title: { fr: 'La nuit', en: 'Night' } };
  renderAt(
    `/admin/history/site-settings/${id}`,
    {
      'GET /api/site-settings/history': history(logo(harbour.id), logo(night.id), {
        content: {
          ...noSiteSettings,
          logo: { kind: 'picture', imageId: night.id, withName: true },
        },
      }),
      [`GET /api/media/images/${harbour.id}`]: () => harbourView,
      [`GET /api/media/images/${night.id}`]: () => night,
    },
    ['administrator'],
  );
  const list = await screen.findByRole('list', { name: 'Revisions and events, newest first' });
  const [named, changed] = within(list).getAllByRole('listitem');
  await within(changed ?? document.body).findByText('Removed: The harbour');
  await within(changed ?? document.body).findByText('Added: Night');
  expect(named?.querySelector('figure')).toBe(null);
  expect(named?.querySelector('ins')?.textContent).toContain('Write the name beside the image');
});

test('a deleted item is undeleted from its history before a revision can be restored', async () => {
  const sent = renderAt(`/admin/history/redirect/${id}`, {
    [`GET /api/redirects/${id}/history`]: history(leads('/port'), {
      ...leads('/port'),
      deleted: true,
    }),
    [`POST /api/redirects/${id}/undelete`]: () => ({ id, ...leads('/port').content, ...updated }),
  });
  await screen.findByText('Deleted');
  expect(screen.queryByRole('button', { name: 'Restore revision 1' })).toBe(null);
  await press('Bring back');
  await screen.findByText('Brought back: /ancien');
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe(`/api/redirects/${id}/undelete`);
});

test('auditors can read a history but not restore revisions', async () => {
  renderAt(
    `/admin/history/redirect/${id}`,
    { [`GET /api/redirects/${id}/history`]: history(leads('/port'), leads('/quai')) },
    ['auditor'],
  );
  await screen.findByText('Revision 2');
  expect(screen.queryByRole('button', { name: /Restore/ })).toBe(null);
});

test.each([
  ['redirect', '/ancien'],
  ['menu', '/en/'],
  ['playlist', '/'],
] as const)('each revision of a %s leads to %s at its instant', async (type, path) => {
  const { steps, path: api } = things[type];
  renderAt(`/admin/history/${type}/${id}`, {
    [`GET ${api}/history`]: history(...steps),
    [`GET /api/videos/${video}`]: () => ({}),
  });
  const links = await screen.findAllByRole('link', { name: 'The site at this instant' });
  const searches = links.map(
    (link) => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams,
  );
  expect(searches.map((search) => Object.fromEntries(search))).toEqual([
    { path, at: times[1] },
    { path, at: times[0] },
  ]);
});

test('the history of an unknown type is not a screen', async () => {
  renderAt('/admin/history/live-post/k3f9a1b2c3d4', {});
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('There is nothing at this address.');
});
