import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Client } from '../../http/route.ts';
import type { AccountsPorts } from '../ports.ts';
import type { CheckPassword } from './check-password.ts';
import { requireOwner } from './own-account.ts';

/** Records that the actor entered the password again, for actions that require it. */
export async function confirmSignIn(
  { db, clock }: Pick<AccountsPorts, 'db' | 'clock'>,
  checkPassword: CheckPassword,
  command: { readonly actor: Actor; readonly password: string; readonly client: Client },
): Promise<Outcome<undefined>> {
  const owner = requireOwner(command.actor);
  if (!owner.ok) return owner;
  const { accountId, sessionId } = owner.value;
  const checked = await checkPassword(accountId, command.password, command.client);
  if (!checked.ok) return checked;
  await db.query('UPDATE session SET confirmed_at = $2 WHERE id = $1', [sessionId, clock.now()]);
  return accept(undefined);
}
