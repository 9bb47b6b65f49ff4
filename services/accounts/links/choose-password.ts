import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { hashOfSecret } from '../../http/secrets.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireStrength } from '../passwords/require-strength.ts';
import type { AccountsPorts } from '../ports.ts';
import { consumeLink, selectOwnerOfLink } from './link-rows.ts';

/**
 * Sets a password with the secret of a one-time link, which is used up only by success, and with it
 * all other links to choose one.
 * @param concerns called with the account, for the trace
 */
export async function choosePassword(
  { db, clock, isHardToGuess, onReset }: AccountsPorts,
  { key, password }: { readonly key: string; readonly password: string },
  concerns?: (accountId: string) => void,
): Promise<Outcome<undefined>> {
  const hash = hashOfSecret(key);
  const owner = await selectOwnerOfLink(db, hash, clock.now());
  if (owner === undefined) return refuse('link-not-found');
  concerns?.(owner.id);
  const strong = await requireStrength(isHardToGuess, password, owner);
  if (!strong.ok) return strong;
  // Before the password counts: whoever then signs in may be somebody else.
  if (!owner.isReported) await onReset?.(owner.id, clock.now());
  const used = await consumeLink(db, hash, await hashPassword(password), clock.now());
  return used ? accept(undefined) : refuse('link-not-found');
}
