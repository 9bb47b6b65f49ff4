import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { maxTokens, type TokenView } from '@parvis/contracts/accounts/endpoints.ts';
import type { TokenScope } from '@parvis/contracts/accounts/token-scopes.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { admit } from '../../http/access.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { mintId } from '../../streams/mint-id.ts';
import type { ListOf, PageOf } from '../list-accounts/list-accounts.ts';
import {
  type Owner,
  requireOwner as ownSession,
  requireConfirmed,
} from '../own-account/own-account.ts';
import { tokenPrefix } from './token-prefix.ts';
import {
  countOtherTokens,
  countTokens,
  deleteToken,
  lockTokens,
  putToken,
  selectTokens,
} from './token-rows.ts';

const dayMs = 24 * 3_600_000;

/** Creates a token; requires a recently entered password. */
export interface NewTokenCommand {
  readonly actor: Actor;
  readonly commandId: string;
  readonly name: string;
  /** Until it expires. */
  readonly days: number;
  readonly scopes: readonly TokenScope[];
}

/** A token with its secret, which its owner sees only once. */
export interface CreatedToken extends TokenView {
  readonly secret: string;
}

/**
 * Creates a token for the actor. Repeating the command keeps one token and gives it a new secret,
 * because the first was never stored.
 */
export async function createToken(
  db: Pool,
  clock: Clock,
  command: NewTokenCommand,
): Promise<Outcome<CreatedToken>> {
  const owner = requireOwner(command.actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  const confirmed = await requireConfirmed(db, clock, owner.value);
  if (!confirmed.ok) return confirmed;
  const id = mintId(`token/${command.commandId}`);
  const at = clock.now();
  const secret = `${tokenPrefix}${newSecret()}`;
  const token = {
    id,
    accountId,
    secretHash: hashOfSecret(secret),
    name: command.name,
    at,
    expiresAt: new Date(at.getTime() + command.days * dayMs),
    scopes: [...new Set(command.scopes)],
  };
  return transactionOn(db, async (client) => {
    await lockTokens(client, accountId);
    if ((await countOtherTokens(client, accountId, id, at)) >= maxTokens)
      return refuse('too-many-tokens', { params: { maximum: maxTokens } });
    return accept({ ...(await putToken(client, token)), secret });
  });
}

/** Returns the actor's own tokens, newest first. */
export async function listTokens(
  db: Pool,
  actor: Actor,
  { page, pageSize }: PageOf,
): Promise<Outcome<ListOf<TokenView>>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const [total, items] = await Promise.all([
    countTokens(db, owner.value.accountId),
    selectTokens(db, owner.value.accountId, pageSize, (page - 1) * pageSize),
  ]);
  return accept({ items, total, page, pageSize });
}

/** Revokes one of the actor's tokens; others' tokens are not found. */
export async function revokeToken(
  db: Pool,
  actor: Actor,
  tokenId: string,
): Promise<Outcome<undefined>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const gone = await deleteToken(db, owner.value.accountId, tokenId);
  return gone ? accept(undefined) : refuse('token-not-found');
}

/** Only accounts have tokens: `system` needs none. */
function requireOwner(actor: Actor): Outcome<Owner> {
  const admitted = admit({ capability: 'tokens.own' }, actor);
  if (!admitted.ok) return admitted;
  return ownSession(actor);
}
