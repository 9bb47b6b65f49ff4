import { z } from 'zod';
import { contentIdSchema } from './ids.ts';

/** Who holds a lock, by the id of their account: what people are called stays out of the log. */
const accountId = z.string();

/** How long a lock lasts without a heartbeat, in milliseconds. */
export const lockLeaseMs = 60_000;
/** How often the back-office sends a heartbeat, in milliseconds. */
export const lockHeartbeatMs = 20_000;

/** The events of one item's lock stream (`lock-{id}`). Heartbeats are no events: they extend a lease row. */
export const lockEventSchemas = {
  /** Somebody began to edit the item; nobody else held it, or the holder's lease had run out. */
  LockTaken: z.object({ contentId: contentIdSchema, by: accountId }),
  /** The holder stopped editing. */
  LockReleased: z.object({ contentId: contentIdSchema, by: accountId }),
  /** Somebody took the lock although another held it. */
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
