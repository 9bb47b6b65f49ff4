import type { UsedCredential } from '@parvis/contracts/accounts/passkey.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Owner } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';
import { consumeChallenge, createChallenge } from './challenges.ts';
import { requestOptions } from './passkey-options.ts';
import { recordPasskeyUse, selectPasskeys } from './passkey-rows.ts';
import { type ClientData, readUsedCredential } from './read-credential.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyUsedPasskey } from './verify-passkey.ts';

type Ports = Pick<AccountsPorts, 'db' | 'clock'>;

/** Returns the options with which a browser uses a passkey as its second factor. */
export async function preparePasskey({ db, clock }: Ports, site: RelyingParty, waiting: Owner) {
  const passkeys = await selectPasskeys(db, waiting.accountId);
  if (passkeys.length === 0) return refuse('passkey-unknown');
  const challenge = await createChallenge(db, clock, waiting.sessionId);
  return accept(await requestOptions(site, challenge, passkeys));
}

/** Verifies a passkey as the second factor, and consumes its challenge. */
export async function checkPasskey(
  ports: Ports,
  site: RelyingParty,
  waiting: Owner,
  credential: UsedCredential,
): Promise<Outcome<undefined>> {
  const clientData = readUsedCredential(credential);
  return clientData.ok
    ? checkAssertion(ports, site, waiting, credential, clientData.value)
    : clientData;
}

async function checkAssertion(
  { db, clock }: Ports,
  site: RelyingParty,
  { accountId, sessionId }: Owner,
  credential: UsedCredential,
  clientData: ClientData,
): Promise<Outcome<undefined>> {
  const passkeys = await selectPasskeys(db, accountId);
  const passkey = passkeys.find(({ credential_id: id }) => id === credential.id);
  if (passkey === undefined) return refuse('passkey-unknown');
  if (!(await consumeChallenge(db, clock, sessionId, clientData.challenge)))
    return refuse('passkey-challenge-over');
  const used = await verifyUsedPasskey(site, passkey, credential, clientData);
  if (!used.ok) return used;
  const isCounted = await recordPasskeyUse(db, passkey.id, used.value.counter, clock.now());
  return isCounted ? accept(undefined) : refuse('passkey-copied');
}
