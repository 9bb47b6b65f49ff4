import type { PublicChangeView } from '@parvis/contracts/audit/change-endpoints.ts';
import { publicChangeViewSchema } from '@parvis/contracts/audit/change-endpoints.ts';
import { expect, test } from 'vitest';
import { linksOfChange } from './links-of-change.ts';

const at = '2026-01-05T09:00:00.000Z';
const change = publicChangeViewSchema.parse({
  position: '00000000000000000007',
  place: 0,
  at,
  by: { id: 'account00001', name: 'Anne Riou' },
  what: 'changed',
  kind: 'menu',
  subject: 'menu-menu00000001',
  owner: null,
  moduleType: null,
  revision: 2,
  former: 1,
  locale: 'en',
  path: null,
  formerPath: null,
  title: 'main',
  counts: null,
});
const linksOf = (changed: Partial<PublicChangeView>) => linksOfChange({ ...change, ...changed });
const history = (type: string, id: string, search: object = {}) => ({
  to: '/admin/history/$type/$id',
  params: { type, id },
  search,
});

test('a module leads to the comparison with what was before it, and to its page of that instant', () => {
  const page = { kind: 'page', owner: 'k3f9a1b2c3d4', path: '/groupe', locale: 'fr' } as const;
  expect(linksOf({ ...page, subject: 'k3f9a1b2c3d4e5f6' })).toEqual({
    item: {
      to: '/admin/content/$kind/$id/edit',
      params: { kind: 'page', id: 'k3f9a1b2c3d4' },
    },
    history: {
      to: '/admin/content/$kind/$id/history',
      params: { kind: 'page', id: 'k3f9a1b2c3d4' },
      search: { module: 'k3f9a1b2c3d4e5f6', before: 1, after: 2 },
    },
    instant: { to: '/admin/audit', search: { path: '/groupe', at } },
  });
});

test('what has no address of its own leads to the home page of that instant, in its language', () => {
  expect(linksOf({}).instant).toEqual({ to: '/admin/audit', search: { path: '/en/', at } });
  expect(linksOf({ locale: null }).instant.search).toEqual({ path: '/', at });
});

test.each([
  [{}, history('menu', 'menu00000001')],
  [{ kind: 'redirect', subject: 'redirect-r1', owner: 'r1' }, history('redirect', 'r1')],
  [{ kind: 'site-settings', subject: 'site-settings' }, history('site-settings', 'settings')],
  [
    { kind: 'facet', subject: 'facet-domains-energie-verte' },
    history('facet', 'energie-verte', { group: 'domains' }),
  ],
  [
    { kind: 'live-post', subject: 'live-k3f9a1b2c3d4/post00000001', owner: 'k3f9a1b2c3d4' },
    history('live-post', 'post00000001', { focusId: 'k3f9a1b2c3d4' }),
  ],
] as const)('what is saved as a whole leads to all its revisions: %j', (changed, expected) => {
  expect(linksOf(changed).history).toEqual(expected);
});

test.each([
  [{ kind: 'image', owner: 'im0000000001' }, '/admin/library/$type/$id'],
  [{ kind: 'offer', owner: 'of0000000001' }, '/admin/offers'],
  [{ kind: 'offer', owner: null }, '/admin/offers/imports'],
  [{ kind: 'menu' }, '/admin/menus'],
] as const)('%j leads to its screen', (changed, screen) => {
  expect(linksOf(changed).item.to).toBe(screen);
});
