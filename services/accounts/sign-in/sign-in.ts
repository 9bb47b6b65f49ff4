import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { addressKey, createRateLimit } from '../../http/rate-limit.ts';
import { comparableEmail } from '../email-address.ts';
import { createPasswordCheck } from '../passwords/password-hash.ts';
import type { Sessions } from '../sessions.ts';
import type { AccountsSettings } from '../settings.ts';

/** An attempt to sign in. */
export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** Network address it comes from. */
  readonly address: string;
  /** The secret of the session the browser holds already; it ends when the attempt succeeds. */
  readonly heldSession: string | undefined;
}

/** Returns the secret of a new session. Wrong address and wrong password read the same and take as long. */
export type SignIn = (attempt: SignInAttempt) => Promise<Outcome<string>>;

/** Signing in, with its own count of failed attempts in this process. */
export function createSignIn(
  db: Pool,
  clock: Clock,
  sessions: Sessions,
  settings: AccountsSettings,
): SignIn {
  const limits = createSignInLimits(clock, settings);
  const passwordCheck = createPasswordCheck();
  return async (attempt) => {
    const email = comparableEmail(attempt.email);
    const tooMany = limits.take(attempt.address, email);
    if (tooMany) return { ok: false, refusals: [tooMany] };
    const account = await findByEmail(db, email);
    const isRight = await passwordCheck;
    const right = await isRight(account?.password_hash, attempt.password);
    if (!account || !right) return refuse('wrong-credentials');
    limits.giveBack(attempt.address, email);
    if (attempt.heldSession !== undefined) await sessions.end(attempt.heldSession);
    return accept(await sessions.start(account.id));
  };
}

function createSignInLimits(clock: Clock, settings: AccountsSettings) {
  const perAddress = createRateLimit(settings.signInPerAddress, clock);
  const perEmailAndAddress = createRateLimit(settings.signInPerEmailAndAddress, clock);
  const perEmail = createRateLimit(settings.signInPerEmail, clock);
  /** The widest last: attempts refused to one network address do not count against the e-mail address. */
  const counted = (address: string, email: string) => {
    const from = addressKey(address);
    return [
      { limit: perAddress, key: from },
      { limit: perEmailAndAddress, key: `${from} ${email}` },
      { limit: perEmail, key: email },
    ] as const;
  };
  return {
    /** Counts an attempt before its password is looked at, so that guesses in parallel count too. */
    take(address: string, email: string): Refusal | undefined {
      for (const { limit, key } of counted(address, email)) {
        const attempt = limit.take(key);
        if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
      }
      return undefined;
    },
    giveBack(address: string, email: string): void {
      for (const { limit, key } of counted(address, email)) limit.giveBack(key);
    },
  };
}

function tooManyAttempts(retryAfter: number): Refusal {
  return { code: 'too-many-attempts', params: { retryAfter } };
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
