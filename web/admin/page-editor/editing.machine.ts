import { lockHeartbeatMs } from '@parvis/contracts/content/lock-events.ts';
import { and, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import {
  type Attempt,
  acceptTheirs,
  applySave,
  blockAttempt,
  clearHolders,
  conflictsWith,
  dequeue,
  dropCopy,
  type EditingContext,
  type EditingEvent,
  type EditingNotification,
  endAttempt,
  holdsIdleLocks,
  initialContext,
  type LocksOutcome,
  nextAttempt,
  queueParts,
  rebase,
  recordRefusal,
  type SaveOutcome,
  settleLocks,
  storeCopy,
  wantedLocks,
} from './editing-session.ts';
import type { Part } from './part.ts';

/** Delay before a request without a response is retried, in milliseconds. */
export const retryAfterMs = 5_000;
/** How long locks are kept without unsaved work, in milliseconds. */
export const idleReleaseMs = 60_000;

interface Locks {
  readonly parts: readonly Part[];
}
interface WantedLocks extends Locks {
  readonly takeOver: Part | undefined;
}

const types: {
  context: EditingContext;
  events: EditingEvent;
  emitted: EditingNotification;
  input: Pick<EditingContext, 'newCommandId'>;
} = {
  context: initialContext(() => ''),
  events: { type: 'stop' },
  emitted: { type: 'started' },
  input: { newCommandId: () => '' },
};
const nothingSettled: LocksOutcome = {
  kind: 'settled',
  held: [],
  barred: new Map(),
  denied: new Map(),
};

const editing = setup({
  types,
  delays: { heartbeat: lockHeartbeatMs, retry: retryAfterMs, idleRelease: idleReleaseMs },
  actors: {
    takeLocks: fromPromise<LocksOutcome, WantedLocks>(async () => nothingSettled),
    beat: fromPromise<LocksOutcome, Locks>(async () => nothingSettled),
    releaseLocks: fromPromise<void, Locks>(async () => {}),
    savePart: fromPromise<SaveOutcome, Attempt>(async () => ({ kind: 'unanswered' })),
  },
  guards: {
    'has work': ({ context }) => context.copies.size > 0,
    'wants locks': ({ context }) => wantedLocks(context).length > 0,
    'wants saving': ({ context }) => context.queue.length > 0,
    'holds idly': ({ context }) => holdsIdleLocks(context),
  },
  actions: {
    keepCopy: assign(({ context, event }) =>
      event.type === 'change' ? storeCopy(context, event.part, event.copy) : {},
    ),
    dropCopy: assign(({ context, event }) =>
      event.type === 'discard' ? dropCopy(context, event.part) : {},
    ),
    dequeuePart: assign(({ context, event }) =>
      event.type === 'discard' ? dequeue(context, event.part) : {},
    ),
    // Somebody else may have stopped editing meanwhile: every lock is requested again.
    queueAll: assign(({ context }) => ({
      queue: queueParts(context),
      saved: [],
      barred: new Map(),
      denied: new Set<Part>(),
    })),
    // What was typed last is saved, whatever is being saved already.
    queueAgain: assign(({ context }) => ({ queue: queueParts(context) })),
    wantTakeOver: assign(({ event }) =>
      event.type === 'take over' ? { takeOver: event.part } : {},
    ),
    freeParts: assign(({ context, event }) =>
      event.type === 'freed' ? clearHolders(context, event.parts) : {},
    ),
    prepareAttempt: assign(({ context }) => nextAttempt(context)),
    clearQueue: assign({ queue: [], attempt: undefined, overtaking: undefined }),
    emitSaved: emit(
      ({ context }): EditingNotification => ({
        type: 'saved',
        parts: context.saved,
        refused: [...context.refusals.keys()],
      }),
    ),
  },
});

/**
 * One user editing one page: the lock of each part is acquired with its first change and kept
 * alive, every part's unsaved changes are kept here until the server has stored them, and no
 * response discards any of them.
 */
export const editingMachine = editing.createMachine({
  id: 'editing',
  context: ({ input }) => initialContext(input.newCommandId),
  on: {
    change: { actions: 'keepCopy' },
    discard: { actions: ['dropCopy', 'dequeuePart'] },
    freed: { actions: 'freeParts' },
    'take over': { actions: 'wantTakeOver' },
  },
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'wants locks', target: 'taking locks' },
      on: { save: { guard: 'has work', target: 'taking locks', actions: 'queueAll' } },
    },
    'taking locks': {
      on: { save: { guard: 'has work', actions: 'queueAll' } },
      invoke: {
        src: 'takeLocks',
        input: ({ context }) => ({ parts: wantedLocks(context), takeOver: context.takeOver }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'signed-out', target: 'signed out' },
          { guard: ({ event }) => event.output.kind === 'unanswered', target: 'offline' },
          {
            target: 'locks settled',
            actions: enqueueActions(({ context, event, enqueue }) => {
              if (event.output.kind !== 'settled') return;
              const { held, barred, denied } = event.output;
              if (context.held.size === 0 && held.length > 0) enqueue.emit({ type: 'started' });
              const [holder] = context.queue.flatMap((part) => barred.get(part) ?? []);
              if (holder !== undefined) enqueue.emit({ type: 'held back', holder });
              for (const problem of denied.values()) enqueue.emit({ type: 'denied', problem });
              enqueue.assign(settleLocks(context, event.output));
            }),
          },
        ],
      },
    },
    'locks settled': {
      always: [
        { guard: 'wants locks', target: 'taking locks' },
        { guard: 'wants saving', target: 'saving' },
        { guard: ({ context }) => context.held.size > 0, target: 'editing' },
        { target: 'idle' },
      ],
    },
    editing: {
      always: { guard: 'wants locks', target: 'taking locks' },
      on: {
        save: { guard: 'has work', target: 'locks settled', actions: 'queueAll' },
        stop: 'releasing',
      },
      initial: 'waiting for heartbeat',
      states: {
        'waiting for heartbeat': {
          after: { heartbeat: 'sending heartbeat' },
        },
        'sending heartbeat': {
          invoke: {
            src: 'beat',
            input: ({ context }) => ({ parts: [...context.held] }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'signed-out',
                target: '#editing.signed out',
              },
              {
                target: 'waiting for heartbeat',
                actions: enqueueActions(({ context, event, enqueue }) => {
                  if (event.output.kind !== 'settled') return;
                  for (const [part, holder] of event.output.barred)
                    if (context.copies.has(part)) enqueue.emit({ type: 'held back', holder });
                  enqueue.assign(settleLocks(context, event.output));
                }),
              },
            ],
          },
        },
      },
      after: { idleRelease: { guard: 'holds idly', target: 'releasing' } },
    },
    saving: {
      entry: 'prepareAttempt',
      // A request that was sent cannot be cancelled; a part that is only queued is removed.
      on: {
        save: { guard: 'has work', actions: 'queueAgain' },
        discard: [
          {
            guard: ({ context, event }) => context.attempt?.part === event.part,
            actions: 'dropCopy',
          },
          { actions: ['dropCopy', 'dequeuePart'] },
        ],
      },
      invoke: {
        src: 'savePart',
        input: ({ context }) => {
          if (context.attempt === undefined) throw new Error('no attempt to save');
          return context.attempt;
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'saved one',
            actions: assign(({ context, event }) =>
              event.output.kind === 'saved' ? applySave(context, event.output.revision) : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'saved one',
            actions: assign(({ context, event }) =>
              event.output.kind === 'refused' ? recordRefusal(context, event.output.problem) : {},
            ),
          },
          {
            guard: ({ context, event }) =>
              event.output.kind === 'stale' &&
              conflictsWith(context, event.output.overtaking)?.length === 0,
            target: 'saving',
            reenter: true,
            actions: enqueueActions(({ context, event, enqueue }) => {
              if (event.output.kind !== 'stale' || !event.output.overtaking) return;
              const { overtaking } = event.output;
              enqueue.assign(rebase(context, overtaking.revision, overtaking));
              enqueue.emit({ type: 'merged', by: overtaking.by });
            }),
          },
          {
            guard: ({ context, event }) =>
              event.output.kind === 'stale' &&
              !context.copies.has(context.attempt?.part ?? 'header'),
            target: 'saved one',
            actions: assign(({ context }) => endAttempt(context)),
          },
          {
            guard: ({ event }) => event.output.kind === 'stale',
            target: 'stale',
            actions: assign(({ event }) =>
              event.output.kind === 'stale' ? { overtaking: event.output.overtaking } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'locked',
            target: 'saved one',
            actions: enqueueActions(({ context, event, enqueue }) => {
              if (event.output.kind !== 'locked') return;
              enqueue.assign(blockAttempt(context, event.output.holder));
              enqueue.emit({ type: 'held back', holder: event.output.holder });
            }),
          },
          { guard: ({ event }) => event.output.kind === 'signed-out', target: 'signed out' },
          { target: 'offline' },
        ],
      },
    },
    'saved one': {
      always: [
        { guard: and(['wants saving', 'wants locks']), target: 'taking locks' },
        { guard: 'wants saving', target: 'saving' },
        { target: 'editing', actions: 'emitSaved' },
      ],
    },
    /** Another user saved this part; both versions are kept until the user chooses. */
    stale: {
      on: {
        'keep mine': {
          target: 'saving',
          actions: assign(({ context, event }) =>
            rebase(context, event.revision, context.overtaking, event.theirs),
          ),
        },
        'take theirs': {
          target: 'saved one',
          actions: assign(({ context }) => acceptTheirs(context)),
        },
        'set aside': { target: 'editing', actions: 'clearQueue' },
        discard: [
          {
            guard: ({ context, event }) => context.attempt?.part === event.part,
            target: 'locks settled',
            actions: ['dropCopy', 'dequeuePart', assign({ overtaking: undefined })],
          },
          { actions: ['dropCopy', 'dequeuePart'] },
        ],
      },
    },
    offline: {
      after: { retry: 'resuming' },
      on: { retry: 'resuming', save: { target: 'resuming', actions: 'queueAll' } },
    },
    'signed out': {
      on: { retry: 'resuming', save: { target: 'resuming', actions: 'queueAll' } },
    },
    /** Locks may have been lost meanwhile: the needed ones are requested again. */
    resuming: {
      entry: assign({ held: new Set<Part>() }),
      always: [
        { guard: ({ context }) => context.attempt !== undefined, target: 'saving' },
        { target: 'locks settled' },
      ],
    },
    releasing: {
      on: { save: { guard: 'has work', actions: 'queueAll' } },
      invoke: {
        src: 'releaseLocks',
        input: ({ context }) => ({ parts: [...context.held] }),
        onDone: { target: 'idle', actions: assign({ held: new Set<Part>() }) },
        onError: { target: 'idle', actions: assign({ held: new Set<Part>() }) },
      },
    },
  },
});
