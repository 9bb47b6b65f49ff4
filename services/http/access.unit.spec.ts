import {
  type Actor,
  actorId,
  anonymous,
  hasCapability,
  systemActor,
} from '@parvis/contracts/accounts/actor.ts';
import {
  type Capability,
  capabilities,
  requiresSession,
} from '@parvis/contracts/accounts/roles.ts';
import { scopeFor, type TokenScope, tokenScopes } from '@parvis/contracts/accounts/token-scopes.ts';
import { describe, expect, it } from 'vitest';
import { admit, admitTo } from './access.ts';
import { accountWith } from './testing/actors.ts';
import { allEndpoints } from './testing/all-endpoints.ts';

const account = {
  kind: 'account',
  accountId: 'account00001',
  name: 'Ann',
  roles: ['administrator', 'ethics-officer'],
} as const;
const byToken: Actor = { ...account, byToken: true };
const incomplete: Actor = { ...account, lacksSecondFactor: true };

/** Returns the capabilities with which an actor is admitted. */
const permitted = (actor: Actor) =>
  capabilities.filter((capability) => admit({ capability }, actor).ok);

describe('Anonymous visitors', () => {
  it('are admitted to public endpoints only', () => {
    expect(admit('public', anonymous)).toEqual({ ok: true, value: anonymous });
    expect(admit('signed-in', anonymous)).toMatchObject({
      refusals: [{ code: 'sign-in-required' }],
    });
    expect(permitted(anonymous)).toEqual([]);
  });

  it('have no capability', () => {
    expect(capabilities.filter((one) => hasCapability(anonymous, one))).toEqual([]);
  });
});

describe('The product itself', () => {
  it('is permitted everything', () => {
    expect(permitted(systemActor)).toEqual(capabilities);
  });
});

describe('Events', () => {
  it('name the account that caused them, the product, or nobody', () => {
    expect([anonymous, systemActor, account].map(actorId)).toEqual([
      'anonymous',
      'system',
      'account00001',
    ]);
  });
});

describe('A personal token', () => {
  const sessionOnly: ReadonlySet<Capability> = new Set([
    'accounts.manage',
    'ethics.handle',
    'tokens.own',
    'account.own',
    'outbox.read',
  ]);

  it('is permitted what its owner is, except what requires a session', () => {
    expect(permitted(account)).toEqual(capabilities);
    expect(permitted(byToken)).toEqual(
      capabilities.filter((capability) => !sessionOnly.has(capability)),
    );
    expect(admit('signed-in', byToken)).toEqual({ ok: true, value: byToken });
  });

  it('learns that a session is required; an account without the role is only refused', () => {
    expect(admit({ capability: 'account.own' }, byToken)).toMatchObject({
      refusals: [{ code: 'forbidden', params: { reason: 'token' } }],
    });
    expect(admit({ capability: 'content.write' }, accountWith('auditor'))).toEqual({
      ok: false,
      refusals: [{ code: 'forbidden' }],
    });
  });
});

describe('A token with scopes', () => {
  const admits = (scopes: readonly TokenScope[], id: string) => {
    const endpoint = allEndpoints.find((one) => one.id === id);
    if (endpoint === undefined) throw new Error(id);
    return admitTo(endpoint, { ...byToken, scopes }).ok;
  };

  it('is refused what no scope names, with the one it lacks', () => {
    expect(admits(['content:read'], 'listPages')).toBe(true);
    expect(admits(['content:read'], 'createPage')).toBe(false);
    expect(admits(['media:write'], 'listPages')).toBe(false);
    expect(admits(['content:write'], 'listPages')).toBe(true);
    expect(admits(['content:write'], 'createPage')).toBe(true);
    expect(admits([...tokenScopes], 'listAccounts')).toBe(false);
    expect(admits([], 'whoAmI')).toBe(true);
    const page = allEndpoints.find(({ id }) => id === 'createPage');
    expect(page && admitTo(page, { ...byToken, scopes: ['content:read'] })).toMatchObject({
      refusals: [{ code: 'forbidden', params: { reason: 'scope', scope: 'content:write' } }],
    });
  });

  it('has no capability that changes anything when it may only read', () => {
    const readOnly: Actor = { ...byToken, scopes: ['content:read', 'media:read'] };
    expect(permitted(readOnly)).toEqual([
      'content.read',
      'history.read',
      'projections.read',
      'security.read',
    ]);
  });

  it('can be limited for every endpoint that a token may call', () => {
    const unlimited = allEndpoints.filter(
      (one) =>
        typeof one.access !== 'string' &&
        !requiresSession(one.access.capability) &&
        scopeFor(one) === undefined,
    );
    expect(unlimited.map(({ id }) => id)).toEqual([]);
  });
});

describe('An account whose role requires a second factor that it lacks', () => {
  it('can only use its own account, where it adds one', () => {
    expect(permitted(incomplete)).toEqual(['account.own']);
    expect(admit({ capability: 'content.read' }, incomplete)).toMatchObject({
      refusals: [{ code: 'second-factor-missing' }],
    });
  });

  it('is no editor either where pictures that are not public are served', () => {
    expect(hasCapability(account, 'content.read')).toBe(true);
    expect(hasCapability(incomplete, 'content.read')).toBe(false);
  });

  it('is admitted wherever every account and every visitor is', () => {
    expect(admit('signed-in', incomplete).ok).toBe(true);
    expect(admit('public', incomplete).ok).toBe(true);
  });
});
