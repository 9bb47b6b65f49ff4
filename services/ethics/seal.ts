import { Decrypter, Encrypter } from 'age-encryption';

/** Seals bytes to a public key of age. */
export async function sealTo(recipient: string, content: Uint8Array | string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(content));
}

/** Unseals bytes with a private key. @throws Error when they were not sealed to its public key */
export function unseal(identity: string, sealed: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed);
}

/** Returns whether something can be sealed to a public key: its checksum tells whether it is whole. */
export function canSealTo(recipient: string): boolean {
  try {
    new Encrypter().addRecipient(recipient);
    return true;
  } catch {
    return false;
  }
}
