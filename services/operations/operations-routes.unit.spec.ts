import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import type {
  operationsEndpoints,
  ProjectionStatus,
} from '@parvis/contracts/operations/endpoints.ts';
import { expect, test } from 'vitest';
import { operationsRoutes } from './operations-routes.ts';

const status: ProjectionStatus = {
  name: 'page-fragments',
  state: 'live',
  version: 1,
  position: positionFrom(7n),
  failure: null,
  lagMs: 0,
  rebuild: null,
};
const done: string[] = [];
const routes = operationsRoutes(
  {
    statuses: async () => [status],
    retry: async () => refuse('projection-not-failed'),
    skip: async (name, by) => {
      done.push(`${by} skips ${name}`);
      return accept(undefined);
    },
    rebuild: async () => refuse('projection-not-found'),
  },
  {
    isLogUnavailable: () => true,
    reference: {
      document: async () => '{"openapi":"3.1.0"}',
      overview: async () => 'overview',
      operation: async (id) => (id === 'openApi' ? 'operation' : undefined),
      schema: async () => undefined,
    },
  },
);
const context = {
  actor: systemActor,
  commandId: 'c',
  ifMatch: undefined,
  locale: 'fr',
  client: { address: '', cookie: undefined, wantsHtml: false },
} as const;

function ask(id: keyof typeof operationsEndpoints, params: Record<string, string> = {}) {
  const bound = routes.find(({ endpoint }) => endpoint.id === id);
  return bound?.handle({ params, query: {}, body: {} }, context);
}

test('the read models are a list like every other', async () => {
  const reply = await ask('listProjections');
  expect(reply).toEqual({
    kind: 'json',
    body: { items: [status], total: 1, page: 1, pageSize: 1 },
  });
});

test('an action is passed to its read model with the actor, and refusals are returned', async () => {
  expect(await ask('runProjectionAction', { name: 'menus', action: 'skip' })).toEqual({
    kind: 'empty',
  });
  expect(done).toEqual(['system skips menus']);
  for (const [action, code] of [
    ['retry', 'projection-not-failed'],
    ['rebuild', 'projection-not-found'],
  ] as const)
    expect(await ask('runProjectionAction', { name: 'menus', action })).toEqual({
      kind: 'refused',
      refusals: [{ code }],
    });
});

test('the description of every address is served', async () => {
  expect(await ask('openApi')).toEqual({ kind: 'json-text', text: '{"openapi":"3.1.0"}' });
});

test('the reference is served, and an unknown name is not found', async () => {
  expect(await ask('apiReference')).toEqual({ kind: 'html', status: 200, html: 'overview' });
  expect(await ask('operationReference', { id: 'openApi' })).toMatchObject({ html: 'operation' });
  for (const [id, params] of [
    ['operationReference', { id: 'nothing' }],
    ['schemaReference', { name: 'Nothing' }],
  ] as const)
    expect(await ask(id, params)).toEqual({
      kind: 'refused',
      refusals: [{ code: 'unknown-path' }],
    });
});

test('editors are notified that the log is unavailable', async () => {
  expect(await ask('getFreshness')).toEqual({ kind: 'json', body: { state: 'log-away' } });
});
