import { randomBytes } from 'node:crypto';
import { recoveryCodes } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { Vault } from '../../subjects/vault.ts';
import type { AttemptLimit, Attempts } from '../attempts/attempt-limit.ts';
import { hashOfSecret } from '../secrets.ts';
import {
  deleteRecoveryCode,
  putAuthenticator,
  selectAuthenticator,
  spendPeriod,
} from './authenticator-rows.ts';

/** Bytes of an authenticator's secret: 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Bytes of a recovery code: 120 bits, in 24 letters of base 32, so that a fast hash is enough. */
const recoveryBytes = 15;
/** Codes of one period before and after the present one are accepted. */
const periodsAround = 1;

/** Codes by which an account is proved beside its password. */
export interface SecondFactor {
  /** Whether a sign-in to the account needs a code. */
  isNeeded(accountId: string): Promise<boolean>;
  /** Makes an authenticator that is not confirmed yet. */
  make(accountId: string, label: string): Promise<Outcome<TOTP>>;
  /** Checks a code of the authenticator and uses it up; also a recovery code where those count. */
  check(accountId: string, code: string, alsoRecovery: boolean): Promise<Outcome<undefined>>;
}

interface SecondFactorSettings {
  readonly secret: string;
  /** Wrong codes for one account. */
  readonly limit: AttemptLimit;
}

/** Codes by time (TOTP, RFC 6238) and recovery codes, in PostgreSQL. */
export function createSecondFactor(
  db: Pool,
  clock: Clock,
  attempts: Attempts,
  { secret, limit }: SecondFactorSettings,
): SecondFactor {
  const vault = new Vault(secret);
  const placeOf = (accountId: string) => ({ subjectId: accountId, kind: 'totp', about: '' });

  async function isRight(accountId: string, code: string, alsoRecovery: boolean) {
    const row = await selectAuthenticator(db, accountId);
    if (row === undefined) return false;
    const plain = code.replace(/[\s-]/g, '').toUpperCase();
    if (/^\d{6}$/.test(plain)) {
      const base32 = String(vault.unseal(placeOf(accountId), row.sealed_secret));
      const timestamp = clock.now().getTime();
      const totp = new TOTP({ secret: base32 });
      const delta = totp.validate({ token: plain, timestamp, window: periodsAround });
      return delta !== null && spendPeriod(db, accountId, totp.counter({ timestamp }) + delta);
    }
    return alsoRecovery && deleteRecoveryCode(db, accountId, hashOfSecret(plain));
  }

  return {
    async isNeeded(accountId) {
      const row = await selectAuthenticator(db, accountId);
      return row !== undefined && row.confirmed_at !== null;
    },
    async make(accountId, label) {
      const totp = new TOTP({ issuer: 'Parvis', label, secret: new Secret({ size: secretBytes }) });
      const sealed = vault.seal(placeOf(accountId), totp.secret.base32);
      const made = await putAuthenticator(db, accountId, sealed);
      return made ? accept(totp) : refuse('second-factor-exists');
    },
    async check(accountId, code, alsoRecovery) {
      const counted = { limit, key: `code ${accountId}` };
      const retryAfter = await attempts.take(counted);
      if (retryAfter !== undefined)
        return refused({ code: 'too-many-attempts', params: { retryAfter } });
      if (!(await isRight(accountId, code, alsoRecovery)))
        return refuse('wrong-code', { path: ['code'] });
      await attempts.giveBack(counted);
      return accept(undefined);
    },
  };
}

function refused(refusal: Refusal): Outcome<never> {
  return { ok: false, refusals: [refusal] };
}

/** New recovery codes, in groups of four letters. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(recoveryBytes)).buffer });
    return (base32.match(/.{4}/g) ?? []).join('-');
  });
}

/** The stored hash of a recovery code. */
export function hashOfRecoveryCode(code: string): Buffer {
  return hashOfSecret(code.replaceAll('-', ''));
}
