import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { LockHolder } from '@parvis/contracts/content/lock-events.ts';

/** Turns what the log says of actors (account ids, `system`) into names. */
export interface Directory {
  namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Says who is editing an item at this moment. */
export interface LockHolders {
  /** The holder of a lock whose lease has not run out. */
  holderOf(contentId: ContentId): Promise<LockHolder | undefined>;
}
