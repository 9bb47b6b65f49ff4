import { type Actor, anonymous, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { roles } from '@parvis/contracts/accounts/roles.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { reconstructPage } from './reconstruct-page.ts';
import type { SiteHistory } from './site-history.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const only = new Date('2026-01-05T08:00:00.000Z');
const position = positionFrom(1n);

/** Returns a site with one event, after which every address redirects to `/la`. */
function history(changed: Partial<SiteHistory> = {}): SiteHistory {
  return {
    isKept: () => true,
    upToDate: async () => true,
    positionAt: async (instant) => (instant >= only ? position : undefined),
    instantOf: async () => only,
    compose: async () => ({ kind: 'moved', to: '/la', position }),
    buildAt: async () => undefined,
    changesAround: async (_path, until, after) => ({
      previous: until >= position ? { position, of: ['page'] } : null,
      next: after < position ? { position, of: ['page'] } : null,
    }),
    changesUntil: async () => [{ position, of: ['page'] }],
    saved: async () => undefined,
    ...changed,
  };
}

function reconstruct(
  { path = '/ici', at = '2026-02-01T00:00:00Z' } = {},
  { actor = systemActor, changed = {} }: { actor?: Actor; changed?: Partial<SiteHistory> } = {},
) {
  const parts = { history: history(changed), clock: { now: () => now } };
  return reconstructPage(parts, actor, { path, at });
}

test.each([[anonymous, 'sign-in-required']] as const)('%j is refused: %s', async (actor, code) => {
  expect(await reconstruct({}, { actor })).toMatchObject({ ok: false, refusals: [{ code }] });
});

/** Ethics officers, the only readers of reports, see nothing else. */
const handlers = new Set(['ethics-officer']);

test.each(roles)(
  'an account that is %s may read the past, unless it only handles reports',
  async (role) => {
    const actor = { kind: 'account', accountId: 'a00000000000', name: 'A', roles: [role] } as const;
    expect((await reconstruct({}, { actor })).ok).toBe(!handlers.has(role));
  },
);

test('an account without a role may not read the past', async () => {
  const actor = { kind: 'account', accountId: 'a00000000000', name: 'A', roles: [] } as const;
  expect(await reconstruct({}, { actor })).toMatchObject({ refusals: [{ code: 'forbidden' }] });
});

test.each(['ici', '/a/../b', '/%zz', '?x', ' '])('the path %j is refused', async (path) => {
  expect(await reconstruct({ path })).toEqual({
    ok: false,
    refusals: [{ code: 'invalid', path: ['path'], params: { reason: 'format' } }],
  });
});

test.each([
  ['/ici?page=2#bas', '/ici'],
  ['/toutes-actualites?x=1&json=1#bas', '/toutes-actualites?json=1'],
  [' /ici ', '/ici'],
])('%j is read as %s', async (path, canonical) => {
  expect(await reconstruct({ path })).toMatchObject({ ok: true, value: { path: canonical } });
});

const data = { screen: 'failed-answer' } as const;
const missing = {
  screen: 'not-found',
  frame: { locale: 'fr', menu: [], translations: [] },
  path: '/x',
} as const;

test.each([
  ['/Ici/', '/ici', missing],
  ['/en', '/en/', missing],
  ['/Toutes-Actualites/1?q=mer', '/toutes-actualites?q=mer', { screen: 'robots' }],
] as const)('the spelling %s redirected to %s, as for visitors', async (path, to, screen) => {
  const compose = async () => ({ kind: 'screen', screen, position }) as const;
  expect(await reconstruct({ path }, { changed: { compose } })).toMatchObject({
    ok: true,
    value: { path, shown: { composition: { kind: 'moved', to, position } } },
  });
});

test.each([[data], [missing]] as const)(
  'a list served %j in any spelling, without a redirect',
  async (screen) => {
    const compose = async () => ({ kind: 'screen', screen, position }) as const;
    const path = '/Toutes-Actualites?q=mer';
    expect(await reconstruct({ path }, { changed: { compose } })).toMatchObject({
      value: { path, shown: { composition: { kind: 'screen', screen } } },
    });
  },
);

test.each(['2026-03-01T12:00:00.001Z', '2026-03-01T13:00:00.001+01:00', '9999-12-31T23:59:59Z'])(
  '%s is in the future, and refused',
  async (at) => {
    const params = { reason: 'too-large', maximum: now.toISOString() };
    expect(await reconstruct({ at })).toEqual({
      ok: false,
      refusals: [{ code: 'invalid', path: ['at'], params }],
    });
  },
);

test('the current instant is not in the future', async () => {
  expect((await reconstruct({ at: now.toISOString() })).ok).toBe(true);
});

test('nothing is shown or attested for a page that is not in the log', async () => {
  expect(await reconstruct({}, { changed: { isKept: () => false } })).toEqual({
    ok: true,
    value: {
      path: '/ici',
      at: '2026-02-01T00:00:00.000Z',
      shown: 'cannot-be-reconstructed',
      previousChangeAt: null,
      nextChangeAt: null,
      previousChangeOf: [],
      nextChangeOf: [],
    },
  });
});

test('before the first event there is nothing, and the next change gives its instant', async () => {
  expect(await reconstruct({ at: '2026-01-05T07:59:59.999Z' })).toMatchObject({
    ok: true,
    value: { shown: 'nothing', previousChangeAt: null, nextChangeAt: only.toISOString() },
  });
});

test('a change is neither before nor after its own instant', async () => {
  expect(await reconstruct({ at: only.toISOString() })).toMatchObject({
    value: { previousChangeAt: null, nextChangeAt: null },
  });
  expect(await reconstruct()).toMatchObject({
    value: { previousChangeAt: only.toISOString(), nextChangeAt: null },
  });
});

test('read models behind the log are not used for the past', async () => {
  const behind = { upToDate: async () => false };
  const composedEarlier = {
    compose: async () => ({ kind: 'moved', to: '/la', position: positionFrom(0n) }) as const,
  };
  for (const changed of [behind, composedEarlier])
    expect(await reconstruct({}, { changed })).toEqual({
      ok: false,
      refusals: [{ code: 'position-not-reached' }],
    });
});
