import {
  type CreationOptions,
  creationOptionsSchema,
  passkeyTimeoutMs,
  passkeyTransports,
  type RequestOptions,
  requestOptionsSchema,
} from '@parvis/contracts/accounts/passkey.ts';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { cose } from '@simplewebauthn/server/helpers';
import type { StoredPasskey } from './passkey-rows.ts';
import type { RelyingParty } from './relying-party.ts';

/** ES256, which all authenticators support, and RS256 for older Windows ones. */
export const passkeyAlgorithms = [cose.COSEALG.ES256, cose.COSEALG.RS256];

/** The account that creates a passkey. */
interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Returns the options with which a browser creates a passkey. It comes after a password, so user
 * verification is preferred, not required, and attestation is not requested.
 */
export async function creationOptions(
  { id, origin }: RelyingParty,
  owner: PasskeyOwner,
  challenge: string,
  present: readonly StoredPasskey[],
): Promise<CreationOptions> {
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: new URL(origin).host,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: decodeBytes(challenge),
    timeout: passkeyTimeoutMs,
    attestationType: 'none',
    excludeCredentials: present.map(toCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
  return creationOptionsSchema.parse(options);
}

/** Returns the options with which a browser uses one of the passkeys. */
export async function requestOptions(
  { id }: RelyingParty,
  challenge: string,
  passkeys: readonly StoredPasskey[],
): Promise<RequestOptions> {
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: decodeBytes(challenge),
    timeout: passkeyTimeoutMs,
    allowCredentials: passkeys.map(toCredential),
    userVerification: 'preferred',
  });
  return requestOptionsSchema.parse(options);
}

function toCredential({ credential_id: id, transports }: StoredPasskey) {
  return { id, transports: knownTransports(transports) };
}

/** Returns the known transports among those that an authenticator reports. */
export function knownTransports(transports: readonly string[]) {
  return passkeyTransports.filter((transport) => transports.includes(transport));
}

function decodeBytes(base64url: string) {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'));
}
