import { Decrypter, Encrypter } from 'age-encryption';

/** Seals bytes to a public key of age. */
export async function sealTo(recipient: string, content: Uint8Array | string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Buffer.from(await encrypter.encrypt(content));
}

/** The bytes that were sealed to a private key's public one. @throws Error when they were not */
export function unseal(identity: string, sealed: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed);
}
