import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { confirmedAdministrator } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';

export interface ChangeName {
  readonly actor: Actor;
  readonly accountId: string;
  readonly name: string;
}

/** Changes the name of an account, under which the history shows all it ever did. */
export async function changeName(
  { db, clock }: Pick<AccountsPorts, 'db' | 'clock'>,
  { actor, accountId, name }: ChangeName,
): Promise<Outcome<undefined>> {
  const confirmed = await confirmedAdministrator(db, clock, actor);
  if (!confirmed.ok) return confirmed;
  const { rowCount } = await db.query(
    `UPDATE account SET name = $2
     WHERE id = $1 AND opened_at IS NOT NULL AND closed_at IS NULL`,
    [accountId, name],
  );
  return rowCount === 1 ? accept(undefined) : refuse('account-not-found');
}
