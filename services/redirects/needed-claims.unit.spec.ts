import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { describe, expect, it } from 'vitest';
import type { Claim, HeldClaim } from '../claims/claim.ts';
import { claimsNeededBy, findRedirectConflict, refusalOfClaim } from './needed-claims.ts';

const saved = { by: 'account00001', at: '2026-01-05T09:00:00.000Z' };

function redirectOf(from: string, to: string | undefined, deleted = false): Redirect {
  const target = to === undefined ? ({ status: 410 } as const) : ({ status: 301, to } as const);
  const content = { from, target };
  return {
    id: 'redirect0001',
    content,
    revision: 1,
    restored: null,
    deleted,
    saved,
    changed: saved,
  };
}

function contentOf(from: string, to?: string): RedirectContent {
  return redirectOf(from, to).content;
}

/** Returns the claims of redirects by other owners. */
function heldBy(...redirects: readonly (readonly [owner: string, content: RedirectContent])[]) {
  const held: HeldClaim[] = redirects.flatMap(([owner, content]) =>
    claimsNeededBy({ ...redirectOf('/', '/'), content }).map((claim: Claim) => ({
      ...claim,
      owner,
    })),
  );
  return { heldIn: async (scope: string) => held.filter((claim) => claim.scope === scope) };
}

describe('A redirect claims', () => {
  it('nothing before it is created or once it is deleted', () => {
    expect(claimsNeededBy(undefined)).toEqual([]);
    expect(claimsNeededBy(redirectOf('/a', '/b', true))).toEqual([]);
  });

  it('its address, and a marker on its target', () => {
    expect(claimsNeededBy(redirectOf('/a', '/b'))).toEqual([
      { scope: 'redirect-from//a', key: '' },
      { scope: 'redirect-to//b', key: '/a' },
    ]);
  });

  it('only its address when its target is on another site or missing', () => {
    for (const to of ['https://elsewhere.example/b', undefined])
      expect(claimsNeededBy(redirectOf('/a', to))).toEqual([
        { scope: 'redirect-from//a', key: '' },
      ]);
  });
});

describe('A redirect that is about to be saved', () => {
  it('conflicts with one that leads to its address', async () => {
    const claims = heldBy(['other', contentOf('/x', '/a')]);
    expect(await findRedirectConflict(claims, 'mine', contentOf('/a', '/b'))).toEqual({
      kind: 'leads-here',
      from: '/x',
    });
  });

  it('conflicts with one that starts at its target', async () => {
    const claims = heldBy(['other', contentOf('/b', '/c')]);
    expect(await findRedirectConflict(claims, 'mine', contentOf('/a', '/b'))).toEqual({
      kind: 'goes-on',
      owner: 'other',
    });
  });

  it('does not conflict with itself or with unrelated ones, nor with any if it has no target', async () => {
    const itself = heldBy(['mine', contentOf('/x', '/a')], ['mine', contentOf('/b', '/c')]);
    expect(await findRedirectConflict(itself, 'mine', contentOf('/a', '/b'))).toBeUndefined();
    const elsewhere = heldBy(['other', contentOf('/x', '/y')]);
    expect(await findRedirectConflict(elsewhere, 'mine', contentOf('/a', '/b'))).toBeUndefined();
    expect(await findRedirectConflict(elsewhere, 'mine', contentOf('/a'))).toBeUndefined();
  });
});

describe('A claim that another redirect has', () => {
  it.each(['redirect-from//a', 'redirect-to//a'])('%s names the address', (scope) => {
    expect(refusalOfClaim({ scope, key: '' })).toEqual({
      code: 'redirect-exists',
      path: ['from'],
      params: { from: '/a' },
    });
  });
});
