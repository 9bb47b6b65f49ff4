import type { NewCredential, UsedCredential } from '@parvis/contracts/accounts/passkey.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { knownTransports, passkeyAlgorithms } from './passkey-options.ts';
import type { NewPasskey, StoredPasskey } from './passkey-rows.ts';
import type { ClientData } from './read-credential.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Verifies a passkey that a browser created for our challenge.
 * @param clientData the client data parsed from the credential
 */
export async function verifyNewPasskey(
  site: RelyingParty,
  { id, type, response }: NewCredential,
  clientData: ClientData,
): Promise<Outcome<Omit<NewPasskey, 'id' | 'name'>>> {
  if (isElsewhere(site, clientData)) return refuse('passkey-other-site');
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return verified(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: clientData.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (registrationInfo === undefined) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey, counter, transports: knownTransports(transports) };
  });
}

/**
 * Verifies that a passkey answered a challenge of ours; returns its use counter, which the caller
 * compares.
 * @param clientData the client data parsed from the credential
 */
export async function verifyUsedPasskey(
  site: RelyingParty,
  { credential_id: credentialId, public_key: publicKey }: StoredPasskey,
  { type, response }: UsedCredential,
  clientData: ClientData,
): Promise<Outcome<{ readonly counter: number }>> {
  if (isElsewhere(site, clientData)) return refuse('passkey-other-site');
  const { clientDataJSON, authenticatorData, signature } = response;
  return verified(async () => {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: clientData.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      // With 0 the library skips the comparison: the statement that stores the counter does it.
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: 0 },
    });
    return isRight ? { counter: authenticationInfo.newCounter } : undefined;
  });
}

function isElsewhere({ origin }: RelyingParty, clientData: ClientData): boolean {
  return clientData.origin !== origin || clientData.crossOrigin;
}

/** Turns the library’s exception for an invalid credential into a refusal. */
async function verified<T>(verify: () => Promise<T | undefined>): Promise<Outcome<T>> {
  try {
    const value = await verify();
    return value === undefined ? refuse('passkey-wrong') : accept(value);
  } catch (cause) {
    const isOtherSite = cause instanceof Error && cause.name === 'UnexpectedRPIDHash';
    return refuse(isOtherSite ? 'passkey-other-site' : 'passkey-wrong');
  }
}
