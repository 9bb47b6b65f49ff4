import { createHash } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Mints an id of lowercase letters and digits that ends with a digit, the same each time for the
 * same source: a repeated command creates nothing twice.
 * @param length at most 32
 */
export function mintId(source: string, length = 12): string {
  const [last = 0, ...digest] = createHash('sha256').update(source, 'utf8').digest();
  const letters = digest.slice(0, length - 1).map((byte) => alphabet[byte % alphabet.length]);
  return `${letters.join('')}${last % 10}`;
}
