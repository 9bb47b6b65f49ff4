import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import { admit } from '../../http/access.ts';

/** How long an entered password counts as recent, in milliseconds. */
export const confirmationLifetimeMs = 10 * 60_000;

/** The owner of an account, in a session. */
export interface Owner {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Requires a session: `system` and tokens are refused. */
export function requireOwner(actor: Actor): Outcome<Owner> {
  const admitted = admit({ capability: 'account.own' }, actor);
  if (!admitted.ok) return admitted;
  if (actor.kind !== 'account' || actor.sessionId === undefined) return refuse('forbidden');
  return accept({ accountId: actor.accountId, sessionId: actor.sessionId });
}

/** Returns the owner of an account who recently entered the password. */
export async function confirmedOwner(
  db: Queryable,
  clock: Clock,
  actor: Actor,
): Promise<Outcome<Owner>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const confirmed = await requireConfirmed(db, clock, owner.value);
  return confirmed.ok ? owner : confirmed;
}

/**
 * Admits an administrator who recently entered the password, for what gives or takes away access of
 * others; the product itself needs none.
 */
export async function confirmedAdministrator(
  db: Queryable,
  clock: Clock,
  actor: Actor,
): Promise<Outcome<undefined>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  if (actor.kind === 'system') return accept(undefined);
  const confirmed = await confirmedOwner(db, clock, actor);
  return confirmed.ok ? accept(undefined) : confirmed;
}

/** Refuses an owner who has not entered the password in this session in the last ten minutes. */
export async function requireConfirmed(
  db: Queryable,
  clock: Clock,
  { sessionId }: Owner,
): Promise<Outcome<undefined>> {
  const since = new Date(clock.now().getTime() - confirmationLifetimeMs);
  const { rowCount } = await db.query('SELECT 1 FROM session WHERE id = $1 AND confirmed_at > $2', [
    sessionId,
    since,
  ]);
  return rowCount === 1 ? accept(undefined) : refuse('sign-in-again');
}
