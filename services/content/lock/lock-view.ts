import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { placeOfPart } from '@parvis/contracts/content/ids.ts';
import type { LockView } from '@parvis/contracts/content/views.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { HeldLock } from './content-locks.ts';

/** Locks as the API returns them to an actor; the names of all holders are read together. */
export async function lockViews(
  locks: readonly HeldLock[],
  actor: Actor,
  accountNames: AccountNames,
): Promise<LockView[]> {
  const names = await accountNames.namesOf(locks.map(({ holder }) => holder));
  return locks.map((lock) => toView(lock, actor, names));
}

/** Like `lockViews`, for one part. */
export async function lockView(
  lock: HeldLock,
  actor: Actor,
  accountNames: AccountNames,
): Promise<LockView> {
  return toView(lock, actor, await accountNames.namesOf([lock.holder]));
}

function toView(
  { part, holder, expiresAt }: HeldLock,
  actor: Actor,
  names: ReadonlyMap<string, string>,
): LockView {
  const { contentId, moduleId = null } = placeOfPart(part);
  return {
    contentId,
    moduleId,
    holder: { accountId: holder, name: names.get(holder) ?? holder },
    yours: holder === actorId(actor),
    expiresAt: expiresAt.toISOString(),
  };
}
