import type { Problem } from '@parvis/contracts/http/problem.ts';
import type { Part, PartData } from './part.ts';

/** Unsaved work on one part, and the revision it was begun on. */
export interface WorkingCopy {
  readonly revision: number;
  readonly data: PartData;
}
export type WorkingCopies = ReadonlyMap<Part, WorkingCopy>;

/** One save as it is sent; repeated unchanged until somebody answers, so that it counts once. */
export interface Attempt extends WorkingCopy {
  readonly part: Part;
  readonly draft: boolean;
  readonly commandId: string;
}

/** Why something requested from the server was not done. */
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

/** What the machine holds. */
export interface EditingContext {
  readonly newCommandId: () => string;
  readonly copies: WorkingCopies;
  /** Parts still to be saved; the first is under way. */
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

/** Somebody who looks at a page and has changed nothing. */
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

/** Keeps what was typed; a part that is changed is no longer refused. */
export function keep({ copies, refusals }: EditingContext, part: Part, copy: WorkingCopy): Changes {
  return { copies: new Map(copies).set(part, copy), refusals: without(refusals, part) };
}

/** Lets go of a part's unsaved work. */
export function drop({ copies, refusals }: EditingContext, part: Part): Changes {
  return { copies: without(copies, part), refusals: without(refusals, part) };
}

/** Takes a part out of what is to be saved. */
export function dequeue({ queue, attempt }: EditingContext, part: Part): Changes {
  return {
    queue: queue.filter((queued) => queued !== part),
    attempt: attempt?.part === part ? undefined : attempt,
  };
}

/** The next save to send: the one nobody answered, else the first of the queue as it is now. */
export function nextAttempt(context: EditingContext): Changes {
  const part = context.queue[0];
  const copy = part && context.copies.get(part);
  if (!part || !copy || context.attempt) return {};
  const { draft, newCommandId } = context;
  return { attempt: { ...copy, part, draft, commandId: newCommandId() } };
}

/** What changes once the attempt was saved: later typing stays, on the new revision. */
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

/** Keeps why the attempt was refused, and goes on with the other parts. */
export function recordRefusal(context: EditingContext, problem: Problem): Changes {
  const part = context.attempt?.part;
  if (!part) return {};
  return { ...dequeue(context, part), refusals: new Map(context.refusals).set(part, problem) };
}

/** Puts the overtaken part on the newest revision, to be saved as a new attempt. */
export function rebase({ attempt, copies }: EditingContext, revision: number): Changes {
  const copy = attempt && copies.get(attempt.part);
  if (!attempt || !copy) return {};
  return { copies: new Map(copies).set(attempt.part, { ...copy, revision }), attempt: undefined };
}

/** Lets go of the overtaken part. */
export function acceptTheirs(context: EditingContext): Changes {
  const part = context.attempt?.part;
  return part ? { ...drop(context, part), ...dequeue(context, part) } : {};
}
