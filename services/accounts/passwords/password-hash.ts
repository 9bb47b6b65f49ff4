import { hash, verify } from '@node-rs/argon2';
import { Admission } from '../../http/admission.ts';
import { newSecret } from '../../http/secrets.ts';

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes at most two of the four threads that also read files for visitors. */
const hashing = new Admission({ atOnce: 2, waiting: 100, timeoutMs: 10_000 });

/** Returns the argon2id hash of a password, in PHC form. @throws NotAdmitted */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFC'), parameters));
}

/**
 * Whether the password matches the hash. Without a hash, returns false after the same time.
 * @throws NotAdmitted
 */
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
    const compared = passwordHash ?? nobodysHash;
    const right = await hashing.run(() => verify(compared, password.normalize('NFC')));
    return passwordHash !== undefined && right;
  };
}
