import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { maxPasskeys, type NewCredential } from '@parvis/contracts/accounts/passkey.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { newSecret } from '../../http/secrets.ts';
import { mintId } from '../../streams/mint-id.ts';
import { findAccount } from '../list-accounts/find-account.ts';
import { confirmedOwner, requireOwner } from '../own-account/own-account.ts';
import { deleteTokens } from '../personal-tokens/token-rows.ts';
import type { AccountsPorts } from '../ports.ts';
import { countRecoveryCodes, deleteUnneededCodes } from '../second-factor/recovery-code-rows.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { consumeChallenge, createChallenge } from './challenges.ts';
import { creationOptions } from './passkey-options.ts';
import {
  deletePasskey,
  insertPasskey,
  selectPasskeys,
  selectPasskeyViews,
} from './passkey-rows.ts';
import { readNewCredential } from './read-credential.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

type Ports = Pick<AccountsPorts, 'db' | 'clock'>;

/** Returns the actor's passkeys, oldest first. */
export async function listPasskeys({ db }: Ports, actor: Actor) {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  return accept({ items: await selectPasskeyViews(db, owner.value.accountId) });
}

/** Returns the options with which the actor's browser creates a passkey. */
export async function prepareNewPasskey({ db, clock }: Ports, site: RelyingParty, actor: Actor) {
  const owner = await confirmedOwner(db, clock, actor);
  if (!owner.ok) return owner;
  const { accountId, sessionId } = owner.value;
  const [account, present] = [
    await findAccount(db, accountId),
    await selectPasskeys(db, accountId),
  ];
  if (account === undefined) return refuse('account-not-found');
  if (present.length >= maxPasskeys) return tooMany();
  const challenge = await createChallenge(db, clock, sessionId);
  return accept(await creationOptions(site, account, challenge, present));
}

/** The command to add a passkey that the actor's browser created. */
export interface AddPasskey {
  readonly actor: Actor;
  readonly name: string;
  readonly credential: NewCredential;
  readonly keepTokens: boolean;
}

/**
 * Adds a passkey and ends the actor's other sessions, and their personal tokens unless they keep
 * them. The first factor comes with recovery codes.
 */
export async function addPasskey(
  { db, clock }: Ports,
  site: RelyingParty,
  { actor, name, credential, keepTokens }: AddPasskey,
) {
  const owner = await confirmedOwner(db, clock, actor);
  if (!owner.ok) return owner;
  const { accountId, sessionId } = owner.value;
  const credentialRead = readNewCredential(credential);
  if (!credentialRead.ok) return credentialRead;
  if (!(await consumeChallenge(db, clock, sessionId, credentialRead.value.challenge)))
    return refuse('passkey-challenge-over');
  const made = await verifyNewPasskey(site, credential, credentialRead.value);
  if (!made.ok) return made;
  if ((await selectPasskeys(db, accountId)).length >= maxPasskeys) return tooMany();
  const recoveryCodes = (await countRecoveryCodes(db, accountId)) === 0 ? newRecoveryCodes() : [];
  const id = mintId(`passkey/${newSecret()}`);
  const at = clock.now();
  const hashes = recoveryCodes.map(hashOfRecoveryCode);
  const isNew = await insertPasskey(db, owner.value, { id, name, ...made.value }, hashes, at);
  if (!isNew) return refuse('passkey-exists');
  if (!keepTokens) await deleteTokens(db, accountId);
  return accept({ id, name, createdAt: at.toISOString(), lastUsedAt: null, recoveryCodes });
}

/** Removes one of the actor's passkeys, and their personal tokens; others' passkeys are not found. */
export async function removePasskey(
  { db, clock }: Ports,
  actor: Actor,
  id: string,
): Promise<Outcome<undefined>> {
  const owner = await confirmedOwner(db, clock, actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  if (!(await deletePasskey(db, accountId, id))) return refuse('passkey-not-found');
  await deleteUnneededCodes(db, accountId);
  await deleteTokens(db, accountId);
  return accept(undefined);
}

function tooMany(): Outcome<never> {
  return refuse('too-many-passkeys', { params: { maximum: maxPasskeys } });
}
