import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { actorId } from '@parvis/contracts/accounts/actor.ts';
import type { LockView } from '@parvis/contracts/content/views.ts';
import type { HeldLock } from './content-locks.ts';

/** A lock as the API answers it to somebody. */
export function lockView({ contentId, holder, expiresAt }: HeldLock, actor: Actor): LockView {
  return {
    contentId,
    holder,
    yours: holder.accountId === actorId(actor),
    expiresAt: expiresAt.toISOString(),
  };
}
