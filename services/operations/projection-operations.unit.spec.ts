import { type Actor, anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { projectionActionSchema } from '@parvis/contracts/operations/endpoints.ts';
import { expect, test } from 'vitest';
import {
  listProjections,
  type ProjectionOperations,
  runProjectionAction,
} from './projection-operations.ts';

function recordActions(): { operations: ProjectionOperations; done: string[] } {
  const done: string[] = [];
  const act = (action: string) => async (name: string) => {
    done.push(`${action} ${name}`);
    return accept(undefined);
  };
  const operations = {
    statuses: async () => [],
    retry: act('retry'),
    skip: act('skip'),
    rebuild: act('rebuild'),
  };
  return { operations, done };
}

function withRole(role: Role): Actor {
  return { kind: 'account', accountId: 'a00000000000', name: 'A', roles: [role] };
}

test.each(projectionActionSchema.options)(
  'an administrator can %s a read model',
  async (action) => {
    const { operations, done } = recordActions();
    await runProjectionAction(operations, withRole('administrator'), 'page-fragments', action);
    expect(done).toEqual([`${action} page-fragments`]);
  },
);

test.each([anonymous, withRole('editor'), withRole('auditor')])(
  '%j cannot act on a read model',
  async (actor) => {
    const { operations, done } = recordActions();
    const outcome = await runProjectionAction(operations, actor, 'page-fragments', 'skip');
    expect([outcome.ok, done]).toEqual([false, []]);
  },
);

test('auditors and administrators see the read models, others do not', async () => {
  const { operations } = recordActions();
  const seen = async (actor: Actor) => (await listProjections(operations, actor)).ok;
  expect(await seen(withRole('auditor'))).toBe(true);
  expect(await seen(withRole('administrator'))).toBe(true);
  expect(await seen(withRole('editor'))).toBe(false);
  expect(await seen(anonymous)).toBe(false);
});
