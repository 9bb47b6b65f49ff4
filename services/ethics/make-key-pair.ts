import { Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';

/**
 * The cost of trying a passphrase. The usual one, 2^18, takes a second and 256 MB, to slow down
 * guesses of what people choose; this one is random.
 */
const workFactor = 12;

/**
 * Generates the key pair of an officer on the server, its private half sealed under a passphrase: for
 * a demonstration only, because officers generate theirs in their browsers.
 * @param passphrase random, of at least twelve bytes
 */
export async function makeKeyPair(
  passphrase: string,
): Promise<{ readonly recipient: string; readonly wrappedIdentity: string }> {
  const identity = await generateHybridIdentity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  const wrapped = await encrypter.encrypt(identity);
  return {
    recipient: await identityToRecipient(identity),
    wrappedIdentity: Buffer.from(wrapped).toString('base64'),
  };
}
