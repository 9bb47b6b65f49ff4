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
