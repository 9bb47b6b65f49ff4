import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { placeOfPart } from '@parvis/contracts/content/ids.ts';
import type { LockView } from '@parvis/contracts/content/views.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { HeldLock } from './content-locks.ts';

/** A lock as the API returns it to an actor. */
export async function lockView(
  { part, holder, expiresAt }: HeldLock,
  actor: Actor,
  accountNames: AccountNames,
): Promise<LockView> {
  const names = await accountNames.namesOf([holder]);
  const { contentId, moduleId = null } = placeOfPart(part);
  return {
    contentId,
    moduleId,
    holder: { accountId: holder, name: names.get(holder) ?? holder },
    yours: holder === actorId(actor),
    expiresAt: expiresAt.toISOString(),
  };
}

/** As `lockView`; null when nobody holds the lock. */
export async function lockViewOrNull(
  lock: HeldLock | undefined,
  actor: Actor,
  accountNames: AccountNames,
): Promise<LockView | null> {
  return lock === undefined ? null : lockView(lock, actor, accountNames);
}
