import { z } from 'zod';
import { positionSchema } from '../log/position.ts';

/**
 * What is stored beside the log, and is not as the log has it. `read-model`: rows of a table differ
 * from what the log leads to. `file-missing`, `file-edited`: a file that an event names by its digest.
 */
export const servedFindingKinds = ['read-model', 'file-missing', 'file-edited'] as const;

/**
 * What is wrong in a log, or beside it. `deleted`, `inserted`, `swapped`, `re-dated`, `edited`, `tail-cut` and
 * `replaced` contradict a signed root. `other-history`: a checkpoint with our signature is of another
 * log than this one. `hole`, `revision-hole` and `time-backwards` contradict the order of the log
 * itself. `tiles-damaged`: the log is as signed, the hashes kept beside it are not.
 * `not-our-signature`: a checkpoint that none of our keys signed. `false-cosignature`: one that the
 * key of its witness did not make.
 */
export const findingKinds = [
  'edited',
  're-dated',
  'deleted',
  'inserted',
  'swapped',
  'tail-cut',
  'replaced',
  'other-history',
  'hole',
  'revision-hole',
  'time-backwards',
  'tiles-damaged',
  'not-our-signature',
  'false-cosignature',
  ...servedFindingKinds,
] as const;

/** Something that is wrong, at the first position that is. */
export const findingSchema = z.object({
  kind: z.enum(findingKinds),
  /** Where it begins; null for what has no position. */
  position: positionSchema.nullable(),
  /** The event that is there now; null when there is none. */
  event: z
    .object({ stream: z.string(), revision: z.number().int(), type: z.string(), id: z.string() })
    .nullable(),
  /** What else is known, in English, for the report of an operator. */
  detail: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

const ofServed: ReadonlySet<string> = new Set(servedFindingKinds);

/** Returns whether something is wrong beside the log, rather than in it. */
export function isOfServed({ kind }: Pick<Finding, 'kind'>): boolean {
  return ofServed.has(kind);
}

/**
 * Why the notary signs no more: what it would sign contradicts what it signed. `log-differs`: the log
 * is not the one that was signed. `database-behind`: more was signed than its database knows.
 */
export const stopReasons = ['database-behind', 'log-differs'] as const;

/** What a witness saw: at a time, a log of this size. */
const cosignedSchema = z.object({ name: z.string(), at: z.iso.datetime(), size: z.int().min(0) });

/** The result of a verification of the log. */
export const verificationSchema = z.object({
  at: z.iso.datetime(),
  /** The number of events read. */
  events: z.number().int().min(0),
  /** How many of them the newest checkpoint with our signature covers. */
  signed: z.number().int().min(0),
  /** The size of the first checkpoint that is kept: events before it are proved only from then on. */
  provedSince: z.iso.datetime().nullable(),
  /** How many events are proved by the checkpoints that were given from elsewhere. */
  provedFromElsewhere: z.number().int().min(0),
  /** The newest cosignature of each witness whose key is known, on a history that is this one. */
  witnessed: z.array(cosignedSchema).default([]),
  findings: z.array(findingSchema),
  /** When read models and files were last compared with the log, too; absent before the first time. */
  servedAt: z.iso.datetime().optional(),
  /** When a scheduled verification first found the same; absent when it found nothing. */
  failingSince: z.iso.datetime().optional(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** What the notary of the log signed, and whether it still does. */
export const notaryStatusSchema = z.object({
  /** Null before the notary signed anything. */
  signed: z
    .object({
      /** The name of the tree: the address at which it is public, without its scheme. */
      origin: z.string(),
      /** `name+id+key`, with which others verify signatures; null while it is not on the record. */
      key: z.string().nullable(),
      /** When the oldest checkpoint was signed. */
      since: z.iso.datetime(),
      /** When the newest one was. */
      at: z.iso.datetime(),
      /** The number of events that it covers. */
      size: z.int().min(0),
      /** The newest checkpoint, as a signed note. */
      checkpoint: z.string(),
      /** The newest checkpoint that an authority stamped, and when; absent without one. */
      stamp: z.object({ at: z.iso.datetime(), size: z.int().min(0) }).optional(),
    })
    .nullable(),
  stopped: z.enum(stopReasons).nullable(),
  /** When the oldest event was written that should have been signed by now; null without one. */
  lateSince: z.iso.datetime().nullable(),
  /** The configured witnesses, and those that cosigned this log before. */
  witnesses: z.array(
    z.object({
      name: z.string(),
      /** The newest that it cosigned; null before the first. */
      cosigned: cosignedSchema.omit({ name: true }).nullable(),
      /** Since when it does not cosign, and why, in English; null while it does. */
      failing: z.object({ since: z.iso.datetime(), why: z.string() }).nullable(),
    }),
  ),
  /**
   * Whether the role with which the site uses the log may do more than read and append; null for a
   * log whose roles are in another server than PostgreSQL.
   */
  mayRewriteLog: z.boolean().nullable(),
  /** The last scheduled verification; null before the first. */
  verification: verificationSchema.nullable(),
});
export type NotaryStatus = z.infer<typeof notaryStatusSchema>;
