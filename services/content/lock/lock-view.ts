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
  return locks.map(({ part, holder, expiresAt }) => {
    const { contentId, moduleId = null } = placeOfPart(part);
    return {
      contentId,
      moduleId,
      holder: { accountId: holder, name: names.get(holder) ?? holder },
      yours: holder === actorId(actor),
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** Like `lockViews`, for one part: null when it is not locked. */
export async function lockViewOrNull(
  lock: HeldLock | undefined,
  actor: Actor,
  accountNames: AccountNames,
): Promise<LockView | null> {
  const [view] = lock === undefined ? [] : await lockViews([lock], actor, accountNames);
  return view ?? null;
}
