import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { renderSVG } from 'uqr';
import { findAccount } from '../list-accounts/find-account.ts';
import { confirmedOwner, requireOwner } from '../own-account/own-account.ts';
import { deleteTokens } from '../personal-tokens/token-rows.ts';
import type { AccountsPorts } from '../ports.ts';
import { confirmAuthenticatorRow, deleteAuthenticator } from './authenticator-rows.ts';
import { countRecoveryCodes, deleteUnneededCodes } from './recovery-code-rows.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor.ts';

type Ports = Pick<AccountsPorts, 'db' | 'clock'>;

/** Returns which second factors the actor has, and the number of unused recovery codes. */
export async function getSecondFactor({ db }: Ports, factor: SecondFactor, actor: Actor) {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  const { authenticator, passkey } = await factor.secondFactorsOf(accountId);
  return accept({
    enabled: authenticator || passkey,
    authenticator,
    recoveryCodes: await countRecoveryCodes(db, accountId),
  });
}

/** Creates an authenticator for the actor, to be confirmed by one of its codes. */
export async function addAuthenticator(ports: Ports, factor: SecondFactor, actor: Actor) {
  const owner = await confirmedOwner(ports.db, ports.clock, actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  const account = await findAccount(ports.db, accountId);
  const made = await factor.make(accountId, account?.email ?? accountId);
  if (!made.ok) return made;
  return accept({
    secret: made.value.secret.base32,
    qrCode: renderSVG(made.value.toString(), { border: 2 }),
  });
}

/** Confirms a new authenticator by one of its codes. */
export interface ConfirmAuthenticator {
  readonly actor: Actor;
  readonly code: string;
  readonly keepTokens: boolean;
}

/**
 * Activates the authenticator and ends the actor's other sessions, and their personal tokens unless
 * they keep them. Recovery codes come with the first second factor, and new ones with each further
 * confirmation.
 */
export async function confirmAuthenticator(
  ports: Ports,
  factor: SecondFactor,
  { actor, code, keepTokens }: ConfirmAuthenticator,
) {
  const owner = await confirmedOwner(ports.db, ports.clock, actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  const right = await factor.check(accountId, code, 'confirm');
  if (!right.ok) return right;
  const { authenticator: isConfirmed } = await factor.secondFactorsOf(accountId);
  const needsCodes = isConfirmed || (await countRecoveryCodes(ports.db, accountId)) === 0;
  const codes = needsCodes ? newRecoveryCodes() : [];
  const hashes = codes.map(hashOfRecoveryCode);
  await confirmAuthenticatorRow(ports.db, owner.value, hashes, ports.clock.now());
  if (!keepTokens) await deleteTokens(ports.db, accountId);
  return accept({ recoveryCodes: codes });
}

/**
 * Removes the actor's authenticator, and their personal tokens; recovery codes are removed with the
 * last second factor.
 */
export async function removeAuthenticator(ports: Ports, actor: Actor): Promise<Outcome<undefined>> {
  const owner = await confirmedOwner(ports.db, ports.clock, actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  await deleteAuthenticator(ports.db, accountId);
  await deleteUnneededCodes(ports.db, accountId);
  await deleteTokens(ports.db, accountId);
  return accept(undefined);
}
