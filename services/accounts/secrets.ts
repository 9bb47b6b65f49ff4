import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 bits, in 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. The secret is fully random, so a fast hash is enough. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** An id of 12 lower-case letters and digits; the same seed gives the same id. */
export function idFrom(seed: string): string {
  const digest = createHash('sha256').update(seed).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(-12);
}
