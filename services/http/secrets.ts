import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A fresh secret of 256 bits, in 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. The secret is fully random, so a fast hash is enough. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares a secret in constant time. */
export function isSameSecret(secret: string, right: string): boolean {
  const [one, other] = [Buffer.from(secret), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
