import { accountEndpoints, accountListFields } from '@parvis/contracts/accounts/endpoints.ts';
import {
  campaignCodeEndpoints,
  campaignCodeListFields,
} from '@parvis/contracts/campaign-codes/endpoints.ts';
import { offerEndpoints, offerListFields } from '@parvis/contracts/careers/endpoints.ts';
import {
  contactDeskEndpoints,
  messageListFields,
} from '@parvis/contracts/contact/desk-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { contentListFields } from '@parvis/contracts/content/list-fields.ts';
import type { FieldType, ListFields } from '@parvis/contracts/http/conditions.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { livePostEndpoints, livePostListFields } from '@parvis/contracts/live-posts/endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { mediaListFields } from '@parvis/contracts/media/list-query.ts';
import { menuEndpoints, menuListFields } from '@parvis/contracts/menus/endpoints.ts';
import { playlistEndpoints, playlistListFields } from '@parvis/contracts/playlists/endpoints.ts';
import { redirectEndpoints, redirectListFields } from '@parvis/contracts/redirects/endpoints.ts';
import {
  securityEndpoints,
  securityEventListFields,
} from '@parvis/contracts/security/endpoints.ts';
import { trashEndpoints, trashListFields } from '@parvis/contracts/trash/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsWith } from '../content/testing/sent-items.ts';
import { allEndpoints } from '../http/testing/all-endpoints.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

interface KnownList {
  readonly endpoint: Endpoint;
  readonly fields: ListFields;
  readonly role?: 'administrator' | 'auditor';
  /** The least number of items that this spec created. */
  readonly items?: number;
  readonly key?: string;
  /** The order of items that sort equally; by key unless given. */
  readonly tie?: string;
}

/** Every list that supports conditions. */
const lists: readonly KnownList[] = [
  ...contentKinds.map((kind) => ({
    endpoint: kindEndpoints[kind].list,
    fields: contentListFields[kind],
    items: 3,
  })),
  { endpoint: redirectEndpoints.listRedirects, fields: redirectListFields, items: 3 },
  { endpoint: playlistEndpoints.listPlaylists, fields: playlistListFields, items: 3 },
  { endpoint: playlistEndpoints.browsePlaylists, fields: playlistListFields, items: 3 },
  { endpoint: menuEndpoints.listMenus, fields: menuListFields, items: 3 },
  { endpoint: livePostEndpoints.listLivePosts, fields: livePostListFields, items: 3 },
  {
    endpoint: campaignCodeEndpoints.listCampaignCodes,
    fields: campaignCodeListFields,
    items: 3,
    key: 'code',
  },
  { endpoint: trashEndpoints.listTrash, fields: trashListFields, items: 3 },
  { endpoint: mediaEndpoints.listVideos, fields: mediaListFields, items: 3, tie: '-updatedAt' },
  { endpoint: mediaEndpoints.listImages, fields: mediaListFields },
  { endpoint: mediaEndpoints.listFiles, fields: mediaListFields },
  { endpoint: offerEndpoints.listOffers, fields: offerListFields },
  { endpoint: contactDeskEndpoints.listContactMessages, fields: messageListFields },
  {
    endpoint: accountEndpoints.listAccounts,
    fields: accountListFields,
    role: 'administrator',
    items: 2,
  },
  {
    endpoint: securityEndpoints.listSecurityEvents,
    fields: securityEventListFields,
    role: 'auditor',
    key: 'at',
    tie: '-at',
  },
];

let parvis: StartedParvis;
const cookies = new Map<string, string>();
const made = { focusId: '' };
let position = '';

beforeAll(async () => {
  parvis = await startedParvis();
  for (const role of ['editor', 'administrator', 'auditor'] as const)
    cookies.set(role, await parvis.signIn(role));
  for (const n of [1, 2, 3]) await addOneOfEach(n);
  for (const html of ['<p>Un</p>', '<p>Deux</p>', '<p>Trois</p>'])
    await send(livePostEndpoints.publishLivePost, { html });
});
afterAll(() => parvis.stop());

async function addOneOfEach(n: number): Promise<void> {
  for (const kind of contentKinds) {
    const { id } = await send(kindEndpoints[kind].create, {
      locale: 'fr',
      ...fieldsWith(kind, `${kind}-${n}`),
    });
    if (kind === 'focus') made.focusId = id;
  }
  await send(redirectEndpoints.createRedirect, { from: `/a-${n}`, target: { status: 410 } });
  await send(playlistEndpoints.createPlaylist, { titles: { fr: `Été ${n}`, en: 'x' }, videos: [] });
  await send(
    campaignCodeEndpoints.saveCampaignCode,
    {
      source: 'salon',
      obi: n === 1 ? null : `obi-${n}`,
      from: `2026-0${n}-01T00:00:00Z`,
      to: n === 2 ? '2027-01-01T00:00:00Z' : null,
    },
    { code: `code-${n}` },
  );
  await send(mediaEndpoints.registerVideo, {
    title: { fr: `Vidéo ${n}`, en: `Video ${n}` },
    source: { provider: 'vimeo', videoId: `${n}` },
  });
  const name = ['main', 'footer', 'jobs'][n - 1];
  await send(menuEndpoints.createMenu, { name, locale: 'fr', entries: [] });
  const gone = await send(redirectEndpoints.createRedirect, {
    from: `/gone-${n}`,
    target: { status: 301, to: '/' },
  });
  await send(redirectEndpoints.deleteRedirect, undefined, { id: gone.id });
}

async function send(
  endpoint: Endpoint,
  body: unknown,
  params: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(parvis.origin + pathOf(endpoint, params), {
    method: endpoint.method.toUpperCase(),
    headers: {
      Cookie: cookies.get('editor') ?? '',
      Origin: parvis.origin,
      'Content-Type': 'application/json',
      ...(endpoint.method === 'delete' && { 'If-Match': '"1"' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.id}: ${response.status} ${text}`);
  position = response.headers.get('X-Log-Position') ?? position;
  return z.looseObject({ id: z.string().default('') }).parse(text === '' ? {} : JSON.parse(text));
}

function pathOf(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  const given = { focusId: made.focusId, type: 'redirect', ...params };
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => Reflect.get(given, name) ?? '');
}

type Item = Readonly<Record<string, unknown>>;
const listSchema = z.looseObject({
  items: z.array(z.record(z.string(), z.unknown())).default([]),
  total: z.number().default(-1),
  errors: z
    .array(z.looseObject({ pointer: z.string(), params: z.unknown().optional() }))
    .default([]),
});

async function read({ endpoint, role }: KnownList, query: Readonly<Record<string, string>>) {
  const address = `${pathOf(endpoint)}?${new URLSearchParams(query)}`;
  const response = await fetch(parvis.origin + address, {
    headers: { Cookie: cookies.get(role ?? 'editor') ?? '' },
  });
  const body = listSchema.parse(await response.json());
  if (response.status >= 500) throw new Error(`${address}: ${JSON.stringify(body)}`);
  return { status: response.status, ...body };
}

async function totalOf(list: KnownList, where: object): Promise<number> {
  const { status, total, errors } = await read(list, { where: JSON.stringify(where) });
  if (status !== 200) throw new Error(`${JSON.stringify(where)}: ${JSON.stringify(errors)}`);
  return total;
}

const samples: Readonly<Record<FieldType, string | number | boolean>> = {
  text: 'a',
  word: 'fr',
  number: 1,
  flag: true,
  day: '2026-02-01',
  instant: '2026-02-01T00:00:00Z',
  words: 'editor',
};

/** Conditions of which each item meets exactly one, whatever its data. */
function partitionsOf(field: string, type: FieldType): readonly (readonly object[])[] {
  const value = samples[type];
  const of = (compared: object) => ({ [field]: compared });
  const there = [of({ exists: true }), of({ exists: false })];
  if (type === 'flag') return [there, [of({ equals: true }), { not: of({ equals: true }) }]];
  if (type === 'words') return [there, [of({ contains: value }), { not: of({ in: [value] }) }]];
  const equal = [
    [of({ equals: value }), of({ notEquals: value })],
    [of({ in: [value] }), of({ notIn: [value] })],
  ];
  if (type === 'text')
    return [there, ...equal, [of({ contains: value }), { not: of({ contains: value }) }]];
  if (type === 'word') return [there, ...equal];
  const missing = of({ exists: false });
  return [
    there,
    ...equal,
    [of({ lessThan: value }), of({ greaterThanEqual: value }), missing],
    [of({ lessThanEqual: value }), of({ greaterThan: value }), missing],
  ];
}

/** Items listed before one with the same value that should come after it. */
function outOfPlace(items: readonly Item[], field: string, tie: string): readonly unknown[] {
  const [by, sign] = tie.startsWith('-') ? [tie.slice(1), -1] : [tie, 1];
  return items.slice(1).flatMap((one, place) => {
    const before = items[place];
    if (before?.[field] === undefined || before[field] !== one[field]) return [];
    return String(before[by]).localeCompare(String(one[by]), 'en') * sign > 0 ? [before[by]] : [];
  });
}

it('the table has every list that supports conditions', () => {
  const taking = allEndpoints.filter(({ query }) =>
    query instanceof z.ZodObject ? 'where' in query.shape : false,
  );
  const shelves = ['renderLibrary'];
  expect(taking.map(({ id }) => id).toSorted()).toEqual(
    [...lists.map(({ endpoint }) => endpoint.id), ...shelves].toSorted(),
  );
});

it('a shelf of the library returns the requested fields and the id', async () => {
  const address = `${libraryEndpoints.renderLibrary.path.replace('{type}', 'video')}?fields=title`;
  const response = await fetch(parvis.origin + address, {
    headers: { Cookie: cookies.get('editor') ?? '' },
  });
  const { items } = listSchema.parse(await response.json());
  expect(items.map((item) => Object.keys(item).toSorted())).toEqual(
    items.map(() => ['id', 'title']),
  );
  expect(items.length).toBeGreaterThan(2);
});

describe.each(lists.map((list) => [list.endpoint.id, list] as const))('%s', (_, list) => {
  const { fields, items: expected = 0, key = 'id', tie = key } = list;
  const all = { after: '' };

  it('contains the created items', async () => {
    const after =
      list.endpoint.query instanceof z.ZodObject && 'after' in list.endpoint.query.shape;
    const { status, total } = await read(list, after ? { ...all, after: position } : {});
    expect([status, total >= expected]).toEqual([200, true]);
  });

  it.each(Object.entries(fields))('is filtered by %s (%s)', async (field, type) => {
    const { total } = await read(list, {});
    for (const parts of partitionsOf(field, type)) {
      const totals = await Promise.all(parts.map((where) => totalOf(list, where)));
      expect([parts, totals.reduce((sum, one) => sum + one, 0)]).toEqual([parts, total]);
    }
  });

  it('supports nested conditions', async () => {
    const { total } = await read(list, {});
    const [field = key] = Object.keys(fields);
    const exists = { [field]: { exists: true } };
    expect(await totalOf(list, { or: [exists, { not: exists }] })).toBe(total);
    expect(await totalOf(list, { and: [exists, { not: exists }] })).toBe(0);
    expect(await totalOf(list, { not: { or: [{ and: [exists] }, { not: exists }] } })).toBe(0);
  });

  it('refuses an unknown field or comparison by name', async () => {
    const field = await read(list, { where: '{"password_hash":{"equals":"x"}}' });
    expect([field.status, JSON.stringify(field.errors)]).toEqual([
      422,
      expect.stringContaining('password_hash'),
    ]);
    const [known = key] = Object.keys(fields);
    const comparison = await read(list, { where: JSON.stringify({ [known]: { like: '%' } }) });
    expect([comparison.status, JSON.stringify(comparison.errors)]).toEqual([
      422,
      expect.stringContaining('like'),
    ]);
    const sort = await read(list, { sort: 'password_hash' });
    expect([sort.status, sort.errors[0]?.pointer]).toEqual([422, '/sort']);
    const shown = await read(list, { fields: 'password_hash' });
    expect([shown.status, shown.errors[0]?.pointer]).toEqual([422, '/fields']);
  });

  it.each(Object.entries(fields).filter(([, type]) => type !== 'words'))(
    'is sorted by %s in both directions, page by page without a gap',
    async (field, type) => {
      for (const sort of [field, `-${field}`]) {
        const whole = await read(list, { sort, pageSize: '100' });
        const pages: unknown[] = [];
        for (const page of whole.items.slice(0, 4).keys())
          pages.push((await read(list, { sort, pageSize: '1', page: `${page + 1}` })).items[0]);
        expect(pages).toEqual(whole.items.slice(0, 4));
        expect(outOfPlace(whole.items, field, tie)).toEqual([]);
        const values = whole.items.map((one) => one[field]).filter((one) => one !== null);
        if (type === 'text' || type === 'word' || values.includes(undefined)) continue;
        const ordered = z.array(z.union([z.number(), z.string(), z.boolean()])).parse(values);
        const sorted = ordered.toSorted((a, b) => (a < b ? -1 : 1));
        expect(ordered).toEqual(sort === field ? sorted : sorted.toReversed());
      }
    },
  );

  it('returns the requested fields and the id of each item', async () => {
    const field = ['updatedAt', 'status', 'name', 'what'].find((one) => one in fields) ?? key;
    const { status, items } = await read(list, { fields: field });
    expect(status).toBe(200);
    for (const item of items) expect(Object.keys(item).toSorted()).toEqual([field, key].toSorted());
  });

  it('is read only with permission', async () => {
    const response = await fetch(parvis.origin + pathOf(list.endpoint));
    expect(response.status).toBe(401);
    if (list.role === undefined) return;
    expect((await read({ endpoint: list.endpoint, fields }, {})).status).toBe(403);
  });
});
