import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../http/secrets.ts';

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Returns the argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/** Whether the password matches the hash. Without a hash, returns false after the same time. */
export type PasswordCheck = (
  passwordHash: string | undefined,
  password: string,
) => Promise<boolean>;

/**
 * Creates a check that takes the same time for unknown addresses, by comparing with a dummy hash.
 */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodysHash = await hashPassword(newSecret());
  return async (passwordHash, password) => {
    const right = await verify(passwordHash ?? nobodysHash, password.normalize('NFC'));
    return passwordHash !== undefined && right;
  };
}
