import { z } from 'zod';
import { contentIdSchema, moduleIdSchema } from './ids.ts';

/** The holder of a lock, by account id: names of people are kept out of the log. */
const accountId = z.string();

/** How long a lock lasts without a heartbeat, in milliseconds. */
export const lockLeaseMs = 60_000;
/** How often the back-office sends a heartbeat, in milliseconds. */
export const lockHeartbeatMs = 20_000;

const ofPart = {
  contentId: contentIdSchema,
  /**
   * Absent for the item's header, and for the whole item in events from before modules had locks.
   */
  moduleId: moduleIdSchema.optional(),
  by: accountId,
};

/**
 * The events of one part's lock stream (`lock-{id}`, by the item's or the module's id). A heartbeat is
 * not an event: it extends the lease in a table.
 */
export const lockEventSchemas = {
  /** Somebody began to edit the part; it was not locked, or the holder's lease had expired. */
  LockTaken: z.object(ofPart),
  /** The holder stopped editing. */
  LockReleased: z.object(ofPart),
  /** Somebody took the lock from its holder. */
  LockTakenOver: z.object({ ...ofPart, from: accountId }),
} as const;

export type LockEventType = keyof typeof lockEventSchemas;
export type LockEvent = {
  [T in LockEventType]: {
    readonly type: T;
    readonly data: z.infer<(typeof lockEventSchemas)[T]>;
  };
}[LockEventType];

export const lockStreamPrefix = 'lock-';
