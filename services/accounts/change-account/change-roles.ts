import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool, PoolClient } from 'pg';
import { recordNext } from '../account-events.ts';
import { orderAdministratorMails } from '../administrator-added/administrator-added-mail.ts';
import { lockOpenAdministrators } from '../open-administrators.ts';
import { confirmedAdministrator } from '../own-account/own-account.ts';
import type { AccountsPorts } from '../ports.ts';

export interface ChangeRoles {
  readonly commandId: string;
  readonly actor: Actor;
  readonly accountId: string;
  readonly roles: readonly Role[];
}

/**
 * Gives an account other roles, from its next request on, and records `AccountRolesChanged`; tells
 * the other administrators of a new one. The last administrator is refused.
 * @throws LogUnavailable
 */
export async function changeRoles(
  { db, log, clock }: AccountsPorts,
  { commandId, actor, accountId, roles: wanted }: ChangeRoles,
): Promise<Outcome<Position>> {
  const confirmed = await confirmedAdministrator(db, clock, actor);
  if (!confirmed.ok) return confirmed;
  const roles = [...new Set(wanted)];
  const changed = await updateRoles(db, accountId, roles);
  if (!changed.ok) return changed;
  const at = clock.now();
  if (changed.value.becomesAdministrator)
    await orderAdministratorMails(db, at, { accountId, commandId });
  const cause = { commandId, actor: actorId(actor), at };
  return accept(await recordNext(log, 'AccountRolesChanged', { accountId, roles }, cause));
}

async function updateRoles(
  db: Pool,
  accountId: string,
  roles: readonly Role[],
): Promise<Outcome<{ readonly becomesAdministrator: boolean }>> {
  return transactionOn(db, async (client) => {
    const administrators = await lockOpenAdministrators(client);
    const isAdministrator = administrators.includes(accountId);
    const staysAdministrator = roles.includes('administrator');
    if (isAdministrator && !staysAdministrator && administrators.length === 1)
      return refuse('last-administrator');
    if (!(await setRoles(client, accountId, roles))) return refuse('account-not-found');
    return accept({ becomesAdministrator: staysAdministrator && !isAdministrator });
  });
}

async function setRoles(client: PoolClient, id: string, roles: readonly Role[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE account SET roles = $2
     WHERE id = $1 AND opened_at IS NOT NULL AND closed_at IS NULL`,
    [id, roles],
  );
  return rowCount === 1;
}
