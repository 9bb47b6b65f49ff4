import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { renderSVG } from 'uqr';
import { findAccount } from '../list-accounts/find-account.ts';
import { type Owner, ownerOf, requireConfirmed } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';
import {
  confirmAuthenticatorRow,
  countRecoveryCodes,
  deleteAuthenticator,
} from './authenticator-rows.ts';
import { hashOfRecoveryCode, newRecoveryCodes, type SecondFactor } from './second-factor.ts';

type Ports = Pick<AccountsPorts, 'db' | 'clock'>;

/** Whether the actor has an authenticator, and how many recovery codes are left. */
export async function getSecondFactor({ db }: Ports, factor: SecondFactor, actor: Actor) {
  const owner = ownerOf(actor);
  if (!owner.ok) return owner;
  const { accountId } = owner.value;
  return accept({
    enabled: await factor.isNeeded(accountId),
    recoveryCodes: await countRecoveryCodes(db, accountId),
  });
}

/** Makes an authenticator for the actor, to be confirmed by a code of it. */
export async function addAuthenticator(ports: Ports, factor: SecondFactor, actor: Actor) {
  const owner = await confirmedOwner(ports, actor);
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

/** Has the authenticator count from now on; the actor's other sessions end. */
export async function confirmAuthenticator(
  ports: Ports,
  factor: SecondFactor,
  actor: Actor,
  code: string,
) {
  const owner = await confirmedOwner(ports, actor);
  if (!owner.ok) return owner;
  const right = await factor.check(owner.value.accountId, code, false);
  if (!right.ok) return right;
  const codes = newRecoveryCodes();
  const hashes = codes.map(hashOfRecoveryCode);
  await confirmAuthenticatorRow(ports.db, owner.value, hashes, ports.clock.now());
  return accept({ recoveryCodes: codes });
}

/** Removes the actor's authenticator and recovery codes. */
export async function removeAuthenticator(ports: Ports, actor: Actor): Promise<Outcome<undefined>> {
  const owner = await confirmedOwner(ports, actor);
  if (!owner.ok) return owner;
  await deleteAuthenticator(ports.db, owner.value.accountId);
  return accept(undefined);
}

async function confirmedOwner({ db, clock }: Ports, actor: Actor): Promise<Outcome<Owner>> {
  const owner = ownerOf(actor);
  if (!owner.ok) return owner;
  const confirmed = await requireConfirmed(db, clock, owner.value);
  return confirmed.ok ? owner : confirmed;
}
