import type { Officer, Officers } from '@parvis/contracts/ethics/key-endpoints.ts';

const utf8 = new TextEncoder();
const fingerprintBytes = 16;

/**
 * Returns the text that two people compare to check that they have the same key: 128 bits in groups
 * of four digits.
 */
export async function computeFingerprint(recipient: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(recipient)));
  const digits = Array.from(digest.subarray(0, fingerprintBytes), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return (digits.join('').toUpperCase().match(/.{4}/g) ?? []).join(' ');
}

/**
 * Returns a proof by an officer’s browser that a key was compared. It requires the officer’s own
 * private key, so that somebody who can write a key into the database cannot forge it.
 */
export async function computeCheck(
  identity: string,
  { accountId, recipient }: Pick<Officer, 'accountId' | 'recipient'>,
): Promise<string> {
  const own = await crypto.subtle.importKey('raw', utf8.encode(identity), 'HKDF', false, [
    'deriveKey',
  ]);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode('checked key') },
    own,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const made = await crypto.subtle.sign('HMAC', key, utf8.encode(`${accountId} ${recipient}`));
  return btoa(String.fromCharCode(...new Uint8Array(made)));
}

/** An officer's key, checked with your own. */
export interface CheckedKey extends Officer {
  readonly fingerprint: string;
  /** `foreign`: it is under your name, and is not yours. */
  readonly trust: 'own' | 'foreign' | 'compared' | 'not-compared';
}

/** Checks the keys with the unlocked private key, regardless of what the server claims. */
export function checkKeys(
  identity: string,
  ownRecipient: string,
  { accountId, officers }: Officers,
): Promise<readonly CheckedKey[]> {
  const readTrust = async (officer: Officer): Promise<CheckedKey['trust']> => {
    if (officer.accountId === accountId)
      return officer.recipient === ownRecipient ? 'own' : 'foreign';
    return officer.check === (await computeCheck(identity, officer)) ? 'compared' : 'not-compared';
  };
  return Promise.all(
    officers.map(async (officer) => ({
      ...officer,
      fingerprint: await computeFingerprint(officer.recipient),
      trust: await readTrust(officer),
    })),
  );
}
