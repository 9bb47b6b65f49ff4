import { describe, expect, it, test } from 'vitest';
import { type Actor, actorId, anonymous, hasCapability, isWithheld, systemActor } from './actor.ts';
import { type Capability, capabilities } from './roles.ts';

type Account = Extract<Actor, { kind: 'account' }>;
const account = (changes: Partial<Account> = {}): Account => ({
  kind: 'account',
  accountId: 'anne',
  name: 'Anne',
  roles: ['administrator'],
  ...changes,
});
const permitted = (actor: Actor) =>
  capabilities.filter((capability) => hasCapability(actor, capability));

describe('A capability', () => {
  it('belongs to the product itself, to nobody unknown, and to the roles that carry it', () => {
    expect(permitted(systemActor)).toEqual(capabilities);
    expect(permitted(anonymous)).toEqual([]);
    expect(permitted(account({ roles: [] }))).toEqual([]);
    expect(permitted(account({ roles: ['ethics-officer'] }))).toEqual([
      'ethics.handle',
      'account.own',
    ]);
  });

  it('waits for the second factor of a role that needs one, but for adding it', () => {
    expect(permitted(account({ lacksSecondFactor: true }))).toEqual(['account.own']);
  });

  it.each<readonly [NonNullable<Account['scopes']>, readonly Capability[]]>([
    [['content:read'], []],
    [['messages:read'], ['messages.handle']],
    [['messages:write'], ['messages.handle', ...writing()]],
    [['offers:read', 'offers:write'], writing()],
  ])('that changes something needs a scope of the token: %j', (scopes, more) => {
    const token = account({ byToken: true, scopes });
    const reading = capabilities.filter((one) => one.endsWith('.read') && one !== 'outbox.read');
    const expected = new Set([...reading, ...more]);
    expect(permitted(token)).toEqual(capabilities.filter((one) => expected.has(one)));
  });

  it('that requires a session is refused to any token', () => {
    const token = account({ byToken: true });
    for (const capability of [
      'tokens.own',
      'account.own',
      'accounts.manage',
      'outbox.read',
    ] as const)
      expect([hasCapability(token, capability), hasCapability(account(), capability)]).toEqual([
        false,
        true,
      ]);
  });
});

/** The capabilities that change something, and that a token may have. */
function writing(): readonly Capability[] {
  return ['content.write', 'site.configure', 'projections.operate', 'cases.write'];
}

test('what settings withhold is withheld from that account only', () => {
  const auditor = account({ roles: ['auditor'], withheld: ['drafts'] });
  expect(isWithheld(auditor, 'drafts')).toBe(true);
  expect(isWithheld(auditor, 'people')).toBe(false);
  for (const actor of [account(), anonymous, systemActor])
    expect(isWithheld(actor, 'drafts')).toBe(false);
});

test('events name who caused them', () => {
  expect([anonymous, systemActor, account()].map(actorId)).toEqual(['anonymous', 'system', 'anne']);
});
