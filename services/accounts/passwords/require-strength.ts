import type { AccountView } from '@parvis/contracts/accounts/endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Port: whether a password is hard to guess, even for somebody who knows its owner. */
export type PasswordStrength = (password: string, ownWords: readonly string[]) => Promise<boolean>;

/** Refuses a new password that is easy to guess, even for somebody who knows its owner. */
export async function requireStrength(
  isHardToGuess: PasswordStrength,
  password: string,
  owner: Pick<AccountView, 'email' | 'name'>,
): Promise<Outcome<undefined>> {
  const strong = await isHardToGuess(password.normalize('NFC'), listWords(owner));
  if (strong) return accept(undefined);
  return refuse('invalid', { path: ['password'], params: { reason: 'guessable' } });
}

/**
 * Returns the first guesses: the product's name, and the parts of name and address, alone and in
 * pairs.
 */
function listWords({ email, name }: Pick<AccountView, 'email' | 'name'>): readonly string[] {
  const parts = [email, name].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const joined = parts.map((part, index) => part + (parts[index + 1] ?? ''));
  return ['parvis', ...new Set([...parts, ...joined].filter((word) => word.length > 2))];
}
