import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { KnownDevices } from '../attempts/known-device.ts';
import { normalizedEmail } from '../email-address.ts';
import { createPasswordCheck } from '../passwords/password-hash.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** A sign-in attempt. */
export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The network address of the client. */
  readonly address: string;
  /** The unparsed `Cookie` header, which may identify a known device. */
  readonly cookie: string | undefined;
  /** A description by which the owner recognises the session. */
  readonly deviceName: string | undefined;
  /** The secret of the browser's current session, which ends when the attempt succeeds. */
  readonly heldSession: string | undefined;
  /** Called with the account of the attempt, if it exists. */
  readonly concerns?: ((accountId: string) => void) | undefined;
}

/** The session that a sign-in opened. */
export interface SignedIn {
  /** The secret of a new session. */
  readonly session: string;
  /** Whether that session awaits a second factor. */
  readonly needsFactor: boolean;
  /** `Set-Cookie` that marks an unknown device as known. */
  readonly device: string | undefined;
}

/**
 * Starts a session. A wrong address and a wrong password are indistinguishable, and take the same
 * time.
 */
export type SignIn = (attempt: SignInAttempt) => Promise<Outcome<SignedIn>>;

/** Creates the sign-in command, within the limits of failed attempts. */
export function createSignIn(
  db: Pool,
  sessions: Sessions,
  limits: SignInLimits,
  devices: KnownDevices,
  factor: Pick<SecondFactor, 'secondFactorsOf'>,
): SignIn {
  const passwordCheck = createPasswordCheck();
  return async ({ password, address, cookie, heldSession, deviceName, concerns, ...attempt }) => {
    const email = normalizedEmail(attempt.email);
    const account = await findByEmail(db, email);
    if (account) concerns?.(account.id);
    const device = account && devices.find(cookie, account.id);
    const from = { email, address, device };
    const admitted = await limits.take(from);
    if (!admitted.ok) return admitted;
    const isRight = await passwordCheck;
    const right = await limits.unlessFailed(from, isRight(account?.password_hash, password));
    if (!account || !right) return refuse('wrong-credentials');
    await limits.giveBack(from);
    if (heldSession !== undefined) await sessions.end(heldSession);
    const { authenticator, passkey } = await factor.secondFactorsOf(account.id);
    const needsFactor = authenticator || passkey;
    const stage = needsFactor ? 'waits-for-factor' : 'complete';
    const session = await sessions.start(account.id, deviceName, stage);
    const isNew = device === undefined && !needsFactor;
    return accept({ session, needsFactor, device: isNew ? devices.give(account.id) : undefined });
  };
}

async function findByEmail(
  db: Pool,
  email: string,
): Promise<{ id: string; password_hash: string } | undefined> {
  const { rows } = await db.query<{ id: string; password_hash: string }>(
    `SELECT id, password_hash FROM account
     WHERE email = $1 AND opened_at IS NOT NULL AND closed_at IS NULL`,
    [email],
  );
  return rows[0];
}
