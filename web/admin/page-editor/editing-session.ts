import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { mergeData, withFields } from './merge-data.ts';
import type { Part, PartData } from './part.ts';

/** Unsaved changes to a part, and the revision they are based on. */
export interface WorkingCopy {
  readonly revision: number;
  readonly data: PartData;
}
export type WorkingCopies = ReadonlyMap<Part, WorkingCopy>;

/** One save request; retried unchanged until there is a response, so that it is idempotent. */
export interface Attempt extends WorkingCopy {
  readonly part: Part;
  readonly commandId: string;
}

/** Why a request had no effect: there was no response, or no session. */
export type RequestFailure = { readonly kind: 'unanswered' } | { readonly kind: 'signed-out' };
export type Locked = { readonly kind: 'locked'; readonly holder: string };
/**
 * Which of the requested locks were acquired, who holds the others, by name, and why the rest are
 * refused.
 */
export interface SettledLocks {
  readonly kind: 'settled';
  readonly held: readonly Part[];
  readonly barred: ReadonlyMap<Part, string>;
  readonly denied: ReadonlyMap<Part, Problem>;
}
export type LocksOutcome = SettledLocks | RequestFailure;
/** What another user has saved since the revision that an attempt was based on. */
export interface ConflictingSave {
  readonly type: ModuleType | 'header';
  readonly by: string;
  readonly revision: number;
  /** The common base of both. */
  readonly base: PartData;
  readonly theirs: PartData;
}
export type Refused = { readonly kind: 'refused'; readonly problem: Problem };
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Without the other revision when that could not be read. */
  | { readonly kind: 'stale'; readonly overtaking?: ConflictingSave }
  | Refused
  | Locked
  | RequestFailure;

/** The context of the machine. */
export interface EditingContext {
  readonly newCommandId: () => string;
  readonly copies: WorkingCopies;
  /** Parts still to be saved; the first is being saved. */
  readonly queue: readonly Part[];
  readonly attempt: Attempt | undefined;
  /** The revision that the attempt conflicts with. */
  readonly overtaking: ConflictingSave | undefined;
  readonly saved: readonly Part[];
  readonly refusals: ReadonlyMap<Part, Problem>;
  /** Parts whose lock is acquired here. */
  readonly held: ReadonlySet<Part>;
  /**
   * Parts whose lock another user has, with that user's name: text typed there is kept but not
   * saved.
   */
  readonly barred: ReadonlyMap<Part, string>;
  /** Parts whose lock was refused for another reason; requested again when they change. */
  readonly denied: ReadonlySet<Part>;
  /** The part to take over from another user. */
  readonly takeOver: Part | undefined;
}

export type EditingEvent =
  | { readonly type: 'change'; readonly part: Part; readonly copy: WorkingCopy }
  | { readonly type: 'discard'; readonly part: Part }
  | { readonly type: 'save' }
  | { readonly type: 'stop' }
  | { readonly type: 'take over'; readonly part: Part }
  /** Another user has released these parts. */
  | { readonly type: 'freed'; readonly parts: readonly Part[] }
  | { readonly type: 'set aside' }
  /** The fields to take from the other user, among those that both changed. */
  | { readonly type: 'keep mine'; readonly revision: number; readonly theirs?: readonly string[] }
  | { readonly type: 'take theirs' }
  | { readonly type: 'retry' };

export type EditingNotification =
  | { readonly type: 'started' }
  | { readonly type: 'denied'; readonly problem: Problem }
  /**
   * The other user's changes to other fields were merged, and are saved again with the typed text.
   */
  | { readonly type: 'merged'; readonly by: string }
  /** A save omitted the parts locked by another user. */
  | { readonly type: 'held back'; readonly holder: string }
  | { readonly type: 'saved'; readonly parts: readonly Part[]; readonly refused: readonly Part[] };

/** Returns the context of an unchanged page. */
export function initialContext(newCommandId: () => string): EditingContext {
  return {
    newCommandId,
    copies: new Map(),
    queue: [],
    attempt: undefined,
    overtaking: undefined,
    saved: [],
    refusals: new Map(),
    held: new Set(),
    barred: new Map(),
    denied: new Set(),
    takeOver: undefined,
  };
}

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  return new Map([...map].filter(([other]) => other !== key));
}

type Changes = Partial<EditingContext>;

/** Stores a working copy; clears the refusal of its part. */
export function storeCopy(context: EditingContext, part: Part, copy: WorkingCopy): Changes {
  const { copies, refusals, denied } = context;
  return {
    copies: new Map(copies).set(part, copy),
    refusals: without(refusals, part),
    denied: new Set([...denied].filter((other) => other !== part)),
  };
}

/** Returns the parts whose locks are needed and not yet requested. */
export function wantedLocks(context: EditingContext): readonly Part[] {
  const { copies, held, barred, denied, takeOver } = context;
  const known = (part: Part) => held.has(part) || barred.has(part) || denied.has(part);
  const changed = [...copies.keys()].filter((part) => part !== takeOver && !known(part));
  return takeOver === undefined ? changed : [takeOver, ...changed];
}

/** Returns the parts whose lock is acquired, or will be when the pending request completes. */
export function locksToRelease(context: EditingContext): readonly Part[] {
  return [...new Set([...context.held, ...wantedLocks(context)])];
}

/** Records which locks were acquired and which not; parts that cannot be saved leave the queue. */
export function settleLocks(context: EditingContext, locks: Omit<SettledLocks, 'kind'>): Changes {
  const { held, barred, denied } = locks;
  const known = [...context.barred].filter(([part]) => !held.includes(part));
  return {
    held: new Set([...context.held, ...held].filter((part) => !barred.has(part))),
    barred: new Map([...known, ...barred]),
    denied: new Set([...context.denied, ...denied.keys()]),
    queue: context.queue.filter((part) => !barred.has(part)),
    takeOver: undefined,
  };
}

/** Records that another user has the lock of the part to be saved. */
export function blockAttempt(context: EditingContext, holder: string): Changes {
  const part = context.attempt?.part;
  if (part === undefined) return {};
  const barred = new Map([[part, holder]]);
  const settled = settleLocks(context, { held: [], barred, denied: new Map() });
  return { ...settled, attempt: undefined };
}

/** Forgets who else holds these parts, so that their locks are requested again. */
export function clearHolders({ barred }: EditingContext, parts: readonly Part[]): Changes {
  return { barred: new Map([...barred].filter(([part]) => !parts.includes(part))) };
}

/** Returns whether no part with an acquired lock has unsaved work. */
export function holdsIdleLocks({ copies, held }: EditingContext): boolean {
  return [...copies.keys()].every((part) => !held.has(part));
}

/** Discards a part's working copy. */
export function dropCopy({ copies, refusals }: EditingContext, part: Part): Changes {
  return { copies: without(copies, part), refusals: without(refusals, part) };
}

/** Removes a part from the save queue. */
export function dequeue({ queue, attempt }: EditingContext, part: Part): Changes {
  return {
    queue: queue.filter((queued) => queued !== part),
    attempt: attempt?.part === part ? undefined : attempt,
  };
}

/**
 * Returns the parts to save: that of the attempt which may have been sent already, then those unsaved,
 * also the same one if it was changed since.
 */
export function queueParts({ attempt, copies }: EditingContext): readonly Part[] {
  if (attempt === undefined) return [...copies.keys()];
  const isUnsent = ([part, copy]: readonly [Part, WorkingCopy]) =>
    part !== attempt.part || copy.data !== attempt.data;
  return [attempt.part, ...[...copies].filter(isUnsent).map(([part]) => part)];
}

/** Prepares the next save: the one without a response, else the first of the queue. */
export function nextAttempt(context: EditingContext): Changes {
  const part = context.queue[0];
  const copy = part && context.copies.get(part);
  if (!part || !copy || context.attempt) return {};
  return { attempt: { ...copy, part, commandId: context.newCommandId() } };
}

/** Applies a successful save: later changes are kept, based on the new revision. */
export function applySave(context: EditingContext, revision: number): Changes {
  const { attempt, copies, saved } = context;
  if (attempt === undefined) return {};
  const { part } = attempt;
  const copy = copies.get(part);
  const retyped = copy !== undefined && copy.data !== attempt.data;
  const left = retyped ? new Map(copies).set(part, { ...copy, revision }) : without(copies, part);
  return {
    ...dropCopy(context, part),
    copies: left,
    attempt: undefined,
    queue: context.queue.slice(1).filter((queued) => left.has(queued)),
    saved: [...saved.filter((other) => other !== part), part],
  };
}

/** Records why the attempt was refused, unless its part was discarded since. */
export function recordRefusal(context: EditingContext, problem: Problem): Changes {
  const part = context.attempt?.part;
  if (!part) return {};
  const { refusals } = context;
  return {
    ...endAttempt(context),
    ...(context.copies.has(part) && { refusals: new Map(refusals).set(part, problem) }),
  };
}

/** Ends the attempt; its part stays in the queue if it was changed and queued again. */
export function endAttempt({ queue, copies }: EditingContext): Changes {
  const left = queue.slice(1).filter((part) => copies.has(part));
  return { queue: left, attempt: undefined, overtaking: undefined };
}

/** Returns the fields changed both here and by the other user; undefined when that is not known. */
export function conflictsWith(
  { attempt, copies }: Pick<EditingContext, 'attempt' | 'copies'>,
  overtaking: ConflictingSave | undefined,
): readonly string[] | undefined {
  const copy = attempt && copies.get(attempt.part);
  if (!copy || !overtaking) return undefined;
  return mergeData(overtaking.type, overtaking.base, copy.data, overtaking.theirs).conflicts;
}

/**
 * Rebases the stale part onto a revision, to be saved as a new attempt, with the other user's
 * changes to other fields.
 * @param taken the fields to take from the other user, among those that both changed
 */
export function rebase(
  { attempt, copies }: Pick<EditingContext, 'attempt' | 'copies'>,
  revision: number,
  overtaking: ConflictingSave | undefined,
  taken: readonly string[] = [],
): Changes {
  const copy = attempt && copies.get(attempt.part);
  if (!attempt || !copy) return {};
  const rebased = { revision: overtaking?.revision ?? revision, data: copy.data };
  if (overtaking) {
    const { type, base, theirs } = overtaking;
    rebased.data = withFields(mergeData(type, base, copy.data, theirs).data, theirs, taken);
  }
  return {
    copies: new Map(copies).set(attempt.part, rebased),
    attempt: undefined,
    overtaking: undefined,
  };
}

/** Discards the stale part in favour of the other user's revision. */
export function acceptTheirs(context: EditingContext): Changes {
  const part = context.attempt?.part;
  return part
    ? { ...dropCopy(context, part), ...dequeue(context, part), overtaking: undefined }
    : {};
}
