import type { SecondFactorOptions } from '@parvis/contracts/accounts/entry-form.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret } from '../../http/secrets.ts';
import type { Secrets } from '../../subjects/secret.ts';
import { type SealingContext, Vault } from '../../subjects/vault.ts';
import { consumePeriod, putAuthenticator, selectAuthenticator } from './authenticator-rows.ts';
import type { LimitGuesses } from './limit-guesses.ts';
import { deleteRecoveryCode } from './recovery-code-rows.ts';

/** The size of an authenticator's secret in bytes: 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Codes of the previous and the next period are accepted, too. */
const periodsAround = 1;

/** Second factors of accounts: codes by time (TOTP, RFC 6238) and recovery codes. */
export class SecondFactor {
  readonly #db: Pool;
  readonly #clock: Clock;
  readonly #limitGuesses: LimitGuesses;
  readonly #vault: Vault;

  /** @param secrets of the installation */
  constructor(db: Pool, clock: Clock, limitGuesses: LimitGuesses, secrets: Secrets) {
    this.#db = db;
    this.#clock = clock;
    this.#limitGuesses = limitGuesses;
    this.#vault = new Vault(secrets);
  }

  /**
   * Returns the second factors of an account; when there are none, the password is enough to sign
   * in.
   */
  secondFactorsOf(accountId: string): Promise<SecondFactorOptions> {
    return selectSecondFactorOptions(this.#db, accountId);
  }

  /** Creates an authenticator that is not confirmed yet. */
  async make(accountId: string, label: string): Promise<Outcome<TOTP>> {
    const totp = new TOTP({ issuer: 'Parvis', label, secret: new Secret({ size: secretBytes }) });
    const sealed = this.#vault.seal(sealingContextOf(accountId), totp.secret.base32);
    const made = await putAuthenticator(this.#db, accountId, sealed);
    return made ? accept(totp) : refuse('second-factor-exists');
  }

  /**
   * Checks a code and consumes it: to confirm a new authenticator, its own code; to sign in, a code
   * of a confirmed one, or a recovery code.
   */
  check(accountId: string, code: string, to: 'confirm' | 'sign-in'): Promise<Outcome<undefined>> {
    return this.#limitGuesses(accountId, async () =>
      (await this.#isRight(accountId, code, to))
        ? accept(undefined)
        : refuse('wrong-code', { path: ['code'] }),
    );
  }

  async #isRight(accountId: string, code: string, to: 'confirm' | 'sign-in') {
    const plain = code.replace(/[\s-]/g, '').toUpperCase();
    if (/^\d{6}$/.test(plain)) return this.#isCodeOfPeriod(accountId, plain, to);
    return to === 'sign-in' && deleteRecoveryCode(this.#db, accountId, hashOfSecret(plain));
  }

  async #isCodeOfPeriod(accountId: string, token: string, to: 'confirm' | 'sign-in') {
    const row = await selectAuthenticator(this.#db, accountId);
    if (row === undefined) return false;
    if (to === 'sign-in' && row.confirmed_at === null) return false;
    const secret = String(this.#vault.unseal(sealingContextOf(accountId), row.sealed_secret));
    const totp = new TOTP({ secret });
    const timestamp = this.#clock.now().getTime();
    const delta = totp.validate({ token, timestamp, window: periodsAround });
    return (
      delta !== null && consumePeriod(this.#db, accountId, totp.counter({ timestamp }) + delta)
    );
  }
}

/** Returns the context to which the sealed secret of an account's authenticator is bound. */
export function sealingContextOf(accountId: string): SealingContext {
  return { subjectId: accountId, kind: 'totp', about: '' };
}

async function selectSecondFactorOptions(
  db: Pool,
  accountId: string,
): Promise<SecondFactorOptions> {
  const { rows } = await db.query<SecondFactorOptions>(
    `SELECT
       EXISTS (SELECT FROM authenticator WHERE account_id = $1 AND confirmed_at IS NOT NULL)
         AS authenticator,
       EXISTS (SELECT FROM passkey WHERE account_id = $1) AS passkey`,
    [accountId],
  );
  return rows[0] ?? { authenticator: false, passkey: false };
}
