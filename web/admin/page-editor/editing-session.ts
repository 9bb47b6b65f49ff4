import type { Problem } from '@parvis/contracts/http/problem.ts';
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
  readonly draft: boolean;
  readonly commandId: string;
}

/** Why a request has no result. */
export type Unanswered = { readonly kind: 'unanswered' } | { readonly kind: 'signed-out' };
export type Locked = { readonly kind: 'locked'; readonly holder: string };
export type LockOutcome = { readonly kind: 'held' } | Locked | Unanswered | Refused;
export type Refused = { readonly kind: 'refused'; readonly problem: Problem };
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'stale' }
  | Refused
  | Locked
  | Unanswered;

/** The context of the machine. */
export interface EditingContext {
  readonly newCommandId: () => string;
  readonly copies: WorkingCopies;
  /** Parts still to be saved; the first is being saved. */
  readonly queue: readonly Part[];
  readonly draft: boolean;
  readonly attempt: Attempt | undefined;
  readonly saved: readonly Part[];
  readonly refusals: ReadonlyMap<Part, Problem>;
  readonly holder: string | undefined;
  readonly takeOver: boolean;
}

export type EditingEvent =
  | { readonly type: 'change'; readonly part: Part; readonly copy: WorkingCopy }
  | { readonly type: 'discard'; readonly part: Part }
  | { readonly type: 'save'; readonly draft: boolean }
  | { readonly type: 'stop' }
  | { readonly type: 'take over' }
  | { readonly type: 'set aside' }
  | { readonly type: 'keep mine'; readonly revision: number }
  | { readonly type: 'take theirs' }
  | { readonly type: 'retry' };

export type EditingNotification =
  | { readonly type: 'started' }
  | { readonly type: 'barred'; readonly problem: Problem }
  | { readonly type: 'saved'; readonly parts: readonly Part[]; readonly refused: readonly Part[] };

/** Returns the context of an unchanged page. */
export function initialContext(newCommandId: () => string): EditingContext {
  return {
    newCommandId,
    copies: new Map(),
    queue: [],
    draft: false,
    attempt: undefined,
    saved: [],
    refusals: new Map(),
    holder: undefined,
    takeOver: false,
  };
}

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  return new Map([...map].filter(([other]) => other !== key));
}

type Changes = Partial<EditingContext>;

/** Stores a working copy; clears the refusal of its part. */
export function keep({ copies, refusals }: EditingContext, part: Part, copy: WorkingCopy): Changes {
  return { copies: new Map(copies).set(part, copy), refusals: without(refusals, part) };
}

/** Discards a part's working copy. */
export function drop({ copies, refusals }: EditingContext, part: Part): Changes {
  return { copies: without(copies, part), refusals: without(refusals, part) };
}

/** Removes a part from the save queue. */
export function dequeue({ queue, attempt }: EditingContext, part: Part): Changes {
  return {
    queue: queue.filter((queued) => queued !== part),
    attempt: attempt?.part === part ? undefined : attempt,
  };
}

/** Prepares the next save: the one without a response, else the first of the queue. */
export function nextAttempt(context: EditingContext): Changes {
  const part = context.queue[0];
  const copy = part && context.copies.get(part);
  if (!part || !copy || context.attempt) return {};
  const { draft, newCommandId } = context;
  return { attempt: { ...copy, part, draft, commandId: newCommandId() } };
}

/** Applies a successful save: later changes are kept, based on the new revision. */
export function settle(context: EditingContext, revision: number): Changes {
  const { attempt, copies, saved } = context;
  if (attempt === undefined) return {};
  const { part } = attempt;
  const copy = copies.get(part);
  const retyped = copy !== undefined && copy.data !== attempt.data;
  return {
    ...dequeue(context, part),
    ...drop(context, part),
    ...(retyped ? { copies: new Map(copies).set(part, { ...copy, revision }) } : {}),
    saved: [...saved, part],
  };
}

/** Records why the attempt was refused, and dequeues its part. */
export function recordRefusal(context: EditingContext, problem: Problem): Changes {
  const part = context.attempt?.part;
  if (!part) return {};
  return { ...dequeue(context, part), refusals: new Map(context.refusals).set(part, problem) };
}

/** Rebases the stale part onto a revision, to be saved as a new attempt. */
export function rebase({ attempt, copies }: EditingContext, revision: number): Changes {
  const copy = attempt && copies.get(attempt.part);
  if (!attempt || !copy) return {};
  return { copies: new Map(copies).set(attempt.part, { ...copy, revision }), attempt: undefined };
}

/** Discards the stale part in favour of the other user's revision. */
export function acceptTheirs(context: EditingContext): Changes {
  const part = context.attempt?.part;
  return part ? { ...drop(context, part), ...dequeue(context, part) } : {};
}
