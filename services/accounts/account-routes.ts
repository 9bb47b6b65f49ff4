import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { type AccountView, accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import { jsonReply, type Route, replyTo, route } from '../http/route.ts';
import { closeAccount } from './close-account/close-account.ts';
import { findAccount } from './list-accounts/find-account.ts';
import { listAccounts } from './list-accounts/list-accounts.ts';
import { openAccount } from './open-account/open-account.ts';
import { listHeldTokens, revokeHeldToken } from './personal-tokens/held-tokens.ts';
import { createToken, listTokens, revokeToken } from './personal-tokens/personal-tokens.ts';
import type { AccountsPorts } from './ports.ts';

/** Returns the routes for managing accounts, and for users' own account and tokens. */
export function accountRoutes(ports: AccountsPorts): readonly Route[] {
  const { db, clock } = ports;
  return [
    route(accountEndpoints.whoAmI, async (_input, { actor }) =>
      replyTo(await ownAccount(db, actor), jsonReply),
    ),
    route(accountEndpoints.listAccounts, async ({ query }, { actor }) =>
      replyTo(await listAccounts(db, actor, query), jsonReply),
    ),
    route(accountEndpoints.openAccount, async ({ body }, { actor, commandId }) =>
      replyTo(await openAccount(ports, { ...body, actor, commandId }), (opened) => ({
        kind: 'json',
        body: opened.account,
        position: opened.position,
      })),
    ),
    route(accountEndpoints.closeAccount, async ({ params }, { actor, commandId }) =>
      replyTo(
        await closeAccount(ports, { accountId: params.id, actor, commandId }),
        (position) => ({
          kind: 'empty',
          position,
        }),
      ),
    ),
    route(accountEndpoints.listTokens, async ({ query }, { actor }) =>
      replyTo(await listTokens(db, actor, query), jsonReply),
    ),
    route(accountEndpoints.createToken, async ({ body }, { actor, commandId }) =>
      replyTo(await createToken(db, clock, { ...body, actor, commandId }), (created) => ({
        kind: 'json',
        body: created,
      })),
    ),
    route(accountEndpoints.revokeToken, async ({ params }, { actor }) =>
      replyTo(await revokeToken(db, actor, params.id), () => ({ kind: 'empty' })),
    ),
    route(accountEndpoints.listHeldTokens, async ({ query }, { actor }) =>
      replyTo(await listHeldTokens(db, actor, query), jsonReply),
    ),
    route(accountEndpoints.revokeHeldToken, async ({ params }, { actor }) =>
      replyTo(await revokeHeldToken(db, actor, params.id), () => ({ kind: 'empty' })),
    ),
  ];
}

async function ownAccount(db: Pool, actor: Actor): Promise<Outcome<AccountView>> {
  if (actor.kind !== 'account') return refuse('sign-in-required');
  const account = await findAccount(db, actor.accountId);
  if (account === undefined) return refuse('sign-in-required');
  const { lacksSecondFactor, withheld } = actor;
  return accept({
    ...account,
    ...(lacksSecondFactor && { lacksSecondFactor }),
    ...(withheld && { withheld: [...withheld] }),
  });
}
