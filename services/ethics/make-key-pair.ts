import { Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';

/**
 * Generates the key pair of an officer on the server, its private half sealed under a passphrase: for
 * a demonstration only, because officers generate theirs in their browsers.
 */
export async function makeKeyPair(
  passphrase: string,
): Promise<{ readonly recipient: string; readonly wrappedIdentity: string }> {
  const identity = await generateHybridIdentity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const wrapped = await encrypter.encrypt(identity);
  return {
    recipient: await identityToRecipient(identity),
    wrappedIdentity: Buffer.from(wrapped).toString('base64'),
  };
}
