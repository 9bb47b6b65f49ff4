import { type RedirectEvent, redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { describe, expect, it } from 'vitest';
import { decideRedirect } from './decide.ts';

const redirectId = redirectIdSchema.parse('redir0000001');
const to = (from: string, address: string): RedirectContent => ({
  from,
  target: { status: 301, to: address },
});
const saved = (revision: number, redirect: RedirectContent): RedirectEvent => ({
  type: 'RedirectSaved',
  data: { redirectId, revision, redirect },
});
const deleted: RedirectEvent = { type: 'RedirectDeleted', data: { redirectId } };
const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };
const after = (...events: readonly RedirectEvent[]) =>
  events.reduce<Redirect | undefined>(
    (state, event) => redirectEvents.evolve(state, event, ann),
    undefined,
  );
const create = (content: RedirectContent) =>
  decideRedirect({ type: 'create', id: redirectId, content }, undefined, undefined);

describe('Redirecting an address', () => {
  it.each<RedirectContent>([
    to('/ancienne-page', '/groupe/histoire?depuis=ancienne#haut'),
    to('/en/old', 'https://elsewhere.example/new'),
    to('/actualite/ancienne', '/actualite/nouvelle'),
    to('/emploi-carriere/ancienne', '/emploi-carriere'),
    { from: '/disparue', target: { status: 410 } },
  ])('accepts $from → $target', (redirect) => {
    expect(create(redirect)).toEqual({ ok: true, value: [saved(1, redirect)] });
  });

  it.each([
    '/',
    '/en/',
    '/agenda',
    '/agenda/tout',
    '/toutes-actualites/2',
    '/en/all-news',
    '/emploi-carriere/toutes-offres-emploi',
    '/translations/public.js',
    '/search/do',
    '/admin/x',
    '/api/pages',
    '/assets/a.js',
    '/media/x',
    '/en/admin',
    '/healthz',
  ])('is refused for an address that is always served: %s', (from) => {
    expect(create(to(from, '/groupe'))).toMatchObject({
      refusals: [{ code: 'redirect-shadows-route', path: ['from'] }],
    });
  });

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    'groupe',
    'https://a@b.example',
    '/a/../b',
  ])('is refused with the target “%s”', (address) => {
    expect(create(to('/ancienne', address))).toMatchObject({
      refusals: [{ code: 'link-unsafe', path: ['target', 'to'] }],
    });
  });

  it.each(['/ancienne', '/ancienne/', '/Ancienne?x=1', '/ancienne#y', '/%61ncienne'])(
    'is refused onto itself, written as %s',
    (address) => {
      expect(create(to('/ancienne', address))).toMatchObject({
        refusals: [{ code: 'redirect-loop', params: { from: '/ancienne', to: '/ancienne' } }],
      });
    },
  );

  it('is refused under an id that is taken', () => {
    const command = { type: 'create', id: redirectId, content: to('/b', '/c') } as const;
    const state = after(saved(1, to('/a', '/c')));
    expect(decideRedirect(command, state, undefined)).toMatchObject({
      refusals: [{ code: 'redirect-exists', path: ['from'] }],
    });
  });

  it('is refused when it would form a chain with another redirect, naming it', () => {
    const met = { from: '/b', to: '/c' };
    const command = { type: 'create', id: redirectId, content: to('/a', '/b') } as const;
    expect(decideRedirect(command, undefined, met)).toMatchObject({
      refusals: [{ code: 'redirect-loop', path: ['target', 'to'], params: met }],
    });
  });
});

describe('Saving a redirect', () => {
  const changed = to('/ancienne', '/ailleurs');
  const command = {
    type: 'save',
    id: redirectId,
    expectedRevision: 1,
    changes: changed,
  } as const;

  it('creates a new revision', () => {
    const state = after(saved(1, to('/ancienne', '/groupe')));
    expect(decideRedirect(command, state, undefined)).toEqual({
      ok: true,
      value: [saved(2, changed)],
    });
  });

  it.each([
    ['redirect-not-found', after()],
    ['redirect-deleted', after(saved(1, changed), deleted)],
    ['stale-revision', after(saved(1, changed), saved(2, changed))],
  ])('is refused: %s', (code, state) => {
    expect(decideRedirect(command, state, undefined)).toMatchObject({ refusals: [{ code }] });
  });
});

describe('Deleting a redirect', () => {
  const command = { type: 'delete', id: redirectId } as const;

  it('appends a separate event, and only once', () => {
    const state = after(saved(1, to('/ancienne', '/groupe')));
    expect(decideRedirect(command, state, undefined)).toEqual({ ok: true, value: [deleted] });
    const gone = after(saved(1, to('/ancienne', '/groupe')), deleted);
    expect(decideRedirect(command, gone, undefined)).toMatchObject({
      refusals: [{ code: 'redirect-deleted' }],
    });
  });
});

describe('Restoring a deleted redirect', () => {
  const command = { type: 'undelete', id: redirectId } as const;
  const redirect = to('/ancienne', '/groupe');

  it('saves its last content as a new revision', () => {
    const state = after(saved(1, to('/ancienne', '/ailleurs')), saved(2, redirect), deleted);
    expect(decideRedirect(command, state, undefined)).toEqual({
      ok: true,
      value: [saved(3, redirect)],
    });
  });

  it('appends nothing when it is not deleted', () => {
    expect(decideRedirect(command, after(saved(1, redirect)), undefined)).toEqual({
      ok: true,
      value: [],
    });
  });

  it('is refused when it never existed', () => {
    expect(decideRedirect(command, after(), undefined)).toMatchObject({
      refusals: [{ code: 'redirect-not-found' }],
    });
  });

  it('is refused when it would now form a chain with another redirect', () => {
    const met = { from: '/groupe', to: '/ailleurs' };
    expect(decideRedirect(command, after(saved(1, redirect), deleted), met)).toMatchObject({
      refusals: [{ code: 'redirect-loop', params: met }],
    });
  });
});
