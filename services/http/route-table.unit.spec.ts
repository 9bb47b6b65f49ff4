import { type Actor, anonymous } from '@parvis/contracts/accounts/actor.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { admit } from './access.ts';
import { statusOf } from './statuses.ts';
import { accountWith } from './testing/actors.ts';
import { allEndpoints, rowNameOf } from './testing/all-endpoints.ts';
import { type Admission, type Caller, callers, routeTable } from './testing/route-table.ts';

const actors: Record<Caller, Actor> = {
  anonymous,
  editor: accountWith('editor'),
  auditor: accountWith('auditor'),
  administrator: accountWith('administrator'),
  'ethics-officer': accountWith('ethics-officer'),
};

test('the table has exactly one row per endpoint of the contracts', () => {
  expect(allEndpoints.map(rowNameOf).toSorted()).toEqual(Object.keys(routeTable).toSorted());
});

test('an endpoint that requires a revision to save also requires one to delete', () => {
  const saved = allEndpoints.filter(({ method, ifMatch }) => method === 'put' && ifMatch);
  const pairs = saved.flatMap(({ path, ifMatch }) => {
    const deleted = allEndpoints.find((one) => one.method === 'delete' && one.path === path);
    return deleted === undefined ? [] : [{ path, put: ifMatch, delete: deleted.ifMatch }];
  });
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter((pair) => pair.put !== pair.delete)).toEqual([]);
});

test('a response with a secret is marked as such, so that it is not stored', () => {
  const holding = allEndpoints.flatMap(({ id, method, response }) => {
    if (method === 'get' || response.kind !== 'json') return [];
    const written = JSON.stringify(z.toJSONSchema(response.schema, { unrepresentable: 'any' }));
    return /"(?:secret|recoveryCodes|challenge)":/.test(written)
      ? [{ id, says: response.holdsSecret }]
      : [];
  });
  expect(holding.map(({ id }) => id).toSorted()).toEqual([
    'addAuthenticator',
    'addPasskey',
    'confirmAuthenticator',
    'createToken',
    'createWebhook',
    'prepareNewPasskey',
    'preparePasskey',
    'rotateWebhookSecret',
  ]);
  expect(holding.filter(({ says }) => says !== true)).toEqual([]);
});

test('endpoint names are unique', () => {
  const ids = allEndpoints.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(allEndpoints.map((endpoint) => [rowNameOf(endpoint), endpoint] as const))(
  '%s is open to exactly the roles in the table',
  (name, endpoint) => {
    const decided = callers.map((caller): Admission => {
      const admitted = admit(endpoint.access, actors[caller]);
      if (admitted.ok) return 'let in';
      return statusOf(admitted.refusals[0]) === 401 ? 401 : 403;
    });
    expect(decided).toEqual(routeTable[name]);
  },
);
