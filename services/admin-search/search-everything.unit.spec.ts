import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { TokenScope } from '@parvis/contracts/accounts/token-scopes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { groupTimeoutMs, type SearchPorts, searchEverything } from './search-everything.ts';

const none = { items: [], total: 0 };
const reported: string[] = [];
const ports: SearchPorts = {
  contents: () => ({
    titled: Promise.resolve({ contents: none, people: none }),
    worded: Promise.resolve({ texts: none }),
  }),
  media: async () => ({ media: none }),
  offers: async () => ({ offers: none }),
  accounts: async () => ({ accounts: none }),
  reportError: (_, where) => reported.push(where),
};

afterEach(() => {
  vi.useRealTimers();
  reported.length = 0;
});

function account(role: Role, scopes?: readonly TokenScope[]): Actor {
  const token = scopes && ({ byToken: true, scopes } as const);
  return { kind: 'account', accountId: 'account00001', name: 'Anne', roles: [role], ...token };
}

const groupsFor = async (actor: Actor, having: Partial<SearchPorts> = {}) => {
  const { unavailable, ...groups } = await searchEverything({ ...ports, ...having }, actor, 'quai');
  return { unavailable, groups: Object.keys(groups).toSorted() };
};
const everybody = ['contents', 'media', 'offers', 'people', 'texts'];

test.each<[string, Actor, readonly string[]]>([
  ['an administrator', account('administrator'), ['accounts', ...everybody]],
  ['an editor', account('editor'), everybody],
  ['an auditor', account('auditor'), everybody],
  ['an ethics officer', account('ethics-officer'), []],
  ['nobody', { kind: 'anonymous' }, []],
  [
    'an administrator’s token for content',
    account('administrator', ['content:read']),
    ['contents', 'people', 'texts'],
  ],
  ['a token for media', account('editor', ['media:write']), ['media']],
])('%s finds only what they may read', async (_, actor, groups) => {
  expect(await groupsFor(actor)).toEqual({ unavailable: [], groups });
});

test('when a group fails, the others come, and it is named', async () => {
  const failing = { offers: () => Promise.reject(new Error('no index')) };
  const { unavailable, groups } = await groupsFor(account('editor'), failing);
  expect([unavailable, groups]).toEqual([['offers'], ['contents', 'media', 'people', 'texts']]);
  expect(reported).toEqual(['search of offers']);
});

test('when a group is too slow, the others come, and it is named', async () => {
  vi.useFakeTimers();
  const slow = {
    contents: () => ({
      titled: new Promise<never>(() => undefined),
      worded: new Promise<never>(() => undefined),
    }),
  };
  const searched = groupsFor(account('editor'), slow);
  await vi.advanceTimersByTimeAsync(groupTimeoutMs);
  expect(await searched).toEqual({
    unavailable: ['contents', 'people', 'texts'],
    groups: ['media', 'offers'],
  });
});
