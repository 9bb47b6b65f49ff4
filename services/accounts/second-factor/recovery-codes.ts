import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { Secret } from 'otpauth';
import { hashOfSecret } from '../../http/secrets.ts';

/**
 * The size of a recovery code in bytes: 120 bits, in 24 letters of base 32, so that a fast hash is
 * enough.
 */
const recoveryBytes = 15;

/** Returns new recovery codes, in groups of four letters. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(recoveryBytes)).buffer });
    return (base32.match(/.{4}/g) ?? []).join('-');
  });
}

/** Returns the stored hash of a recovery code. */
export function hashOfRecoveryCode(code: string): Buffer {
  return hashOfSecret(code.replaceAll('-', ''));
}
