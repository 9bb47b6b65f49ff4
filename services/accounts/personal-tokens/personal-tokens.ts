import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { TokenView } from '@parvis/contracts/accounts/endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { admit } from '../../http/access.ts';
import type { ListOf, PageOf } from '../list-accounts/list-accounts.ts';
import { hashOfSecret, idFrom, newSecret } from '../secrets.ts';
import { countTokens, deleteToken, putToken, selectTokens } from './token-rows.ts';

/** The prefix by which a leaked secret is recognised as ours. */
export const tokenPrefix = 'parvis_';

/** A token as its owner sees it once. */
export interface CreatedToken extends TokenView {
  readonly secret: string;
}

/**
 * Creates a token of the actor's own. The same command again keeps one token and gives it a new
 * secret, because the first was never stored.
 */
export async function createToken(
  db: Pool,
  clock: Clock,
  command: { readonly actor: Actor; readonly commandId: string; readonly name: string },
): Promise<Outcome<CreatedToken>> {
  const owner = ownerOf(command.actor);
  if (!owner.ok) return owner;
  const secret = `${tokenPrefix}${newSecret()}`;
  const token = await putToken(db, {
    id: idFrom(`token/${command.commandId}`),
    accountId: owner.value,
    secretHash: hashOfSecret(secret),
    name: command.name,
    at: clock.now(),
  });
  return accept({ ...token, secret });
}

/** The actor's own tokens, newest first. */
export async function listTokens(
  db: Pool,
  actor: Actor,
  { page, pageSize }: PageOf,
): Promise<Outcome<ListOf<TokenView>>> {
  const owner = ownerOf(actor);
  if (!owner.ok) return owner;
  const [total, items] = await Promise.all([
    countTokens(db, owner.value),
    selectTokens(db, owner.value, pageSize, (page - 1) * pageSize),
  ]);
  return accept({ items, total, page, pageSize });
}

/** Revokes a token of the actor's own; those of others do not exist for them. */
export async function revokeToken(
  db: Pool,
  actor: Actor,
  tokenId: string,
): Promise<Outcome<undefined>> {
  const owner = ownerOf(actor);
  if (!owner.ok) return owner;
  const gone = await deleteToken(db, owner.value, tokenId);
  return gone ? accept(undefined) : refuse('token-not-found');
}

/** Only accounts own tokens: `system` needs none. */
function ownerOf(actor: Actor): Outcome<string> {
  const admitted = admit({ capability: 'tokens.own' }, actor);
  if (!admitted.ok) return admitted;
  return actor.kind === 'account' ? accept(actor.accountId) : refuse('forbidden');
}
