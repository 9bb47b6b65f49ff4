import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Client } from '../../http/route.ts';
import type { KnownDevices } from '../attempts/known-device.ts';
import { createPasswordCheck } from '../passwords/password-hash.ts';
import type { SignInLimits } from '../sign-in/sign-in-limits.ts';

/** The account whose owner's password is checked. */
export interface CheckedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Checks the current password of a signed-in account, within the rate limits of sign-ins. */
export type CheckPassword = (
  accountId: string,
  password: string,
  client: Pick<Client, 'address' | 'cookie'>,
) => Promise<Outcome<CheckedAccount>>;

/**
 * @param limits the limits of sign-ins, against which these attempts count too, so that a session
 * left open does not bypass them
 */
export function createCheckPassword(
  db: Pool,
  limits: SignInLimits,
  devices: KnownDevices,
): CheckPassword {
  const passwordCheck = createPasswordCheck();
  return async (accountId, password, { address, cookie }) => {
    const account = await selectAccount(db, accountId);
    if (account === undefined) return refuse('sign-in-required');
    const { id, email, name } = account;
    const from = { email, address, device: devices.find(cookie, id) };
    const admitted = await limits.take(from);
    if (!admitted.ok) return admitted;
    const isRight = await passwordCheck;
    const checked = isRight(account.password_hash ?? undefined, password);
    if (!(await limits.unlessFailed(from, checked))) return refuse('wrong-password');
    await limits.giveBack(from);
    return accept({ id, email, name });
  };
}

async function selectAccount(db: Pool, id: string) {
  const { rows } = await db.query<CheckedAccount & { password_hash: string | null }>(
    `SELECT id, email, name, password_hash FROM account
     WHERE id = $1 AND opened_at IS NOT NULL AND closed_at IS NULL`,
    [id],
  );
  return rows[0];
}
