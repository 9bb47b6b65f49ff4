import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { recordNext } from '../account-events.ts';
import { confirmedAdministrator } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';
import { closeAccountRow } from './close-account-row.ts';

export interface CloseAccount {
  readonly commandId: string;
  readonly actor: Actor;
  readonly accountId: string;
}

/**
 * Ends the account's sessions and tokens immediately, forgets its address and password, and records
 * `AccountClosed`. The name stays, because history shows it. Closing again changes nothing; the
 * last administrator is refused with `last-administrator`.
 * @throws LogUnavailable
 */
export async function closeAccount(
  { db, log, clock }: AccountsPorts,
  { commandId, actor, accountId }: CloseAccount,
): Promise<Outcome<Position>> {
  const confirmed = await confirmedAdministrator(db, clock, actor);
  if (!confirmed.ok) return confirmed;
  const at = clock.now();
  const shut = await closeAccountRow(db, accountId, at);
  if (!shut.ok) return shut;
  const cause = { commandId, actor: actorId(actor), at };
  return accept(await recordNext(log, 'AccountClosed', { accountId }, cause));
}
