import { z } from 'zod';
import { contentIdSchema } from './ids.ts';

/** The holder of a lock, by account id: names of people are kept out of the log. */
const accountId = z.string();

/** How long a lock lasts without a heartbeat, in milliseconds. */
export const lockLeaseMs = 60_000;
/** How often the back-office sends a heartbeat, in milliseconds. */
export const lockHeartbeatMs = 20_000;

/** The events of one item's lock stream (`lock-{id}`). A heartbeat is not an event: it extends the lease in a table. */
export const lockEventSchemas = {
  /** Somebody began to edit the item; it was not locked, or the holder's lease had expired. */
  LockTaken: z.object({ contentId: contentIdSchema, by: accountId }),
  /** The holder stopped editing. */
  LockReleased: z.object({ contentId: contentIdSchema, by: accountId }),
  /** Somebody took the lock from its holder. */
  LockTakenOver: z.object({ contentId: contentIdSchema, by: accountId, from: accountId }),
} as const;

export type LockEventType = keyof typeof lockEventSchemas;
export type LockEvent = {
  [T in LockEventType]: {
    readonly type: T;
    readonly data: z.infer<(typeof lockEventSchemas)[T]>;
  };
}[LockEventType];

export const lockStreamPrefix = 'lock-';
