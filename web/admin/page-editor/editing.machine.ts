import { lockHeartbeatMs } from '@parvis/contracts/content/lock-events.ts';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import {
  type Attempt,
  acceptTheirs,
  dequeue,
  drop,
  type EditingContext,
  type EditingEvent,
  type EditingNotification,
  initialContext,
  keep,
  type LockOutcome,
  nextAttempt,
  rebase,
  recordRefusal,
  type SaveOutcome,
  settle,
} from './editing-session.ts';

/** Delay before a request without a response is retried, in milliseconds. */
export const retryAfterMs = 5_000;
/** How long the lock is held without unsaved work, in milliseconds. */
export const idleReleaseMs = 5 * 60_000;

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

const editing = setup({
  types,
  delays: { heartbeat: lockHeartbeatMs, retry: retryAfterMs, idleRelease: idleReleaseMs },
  actors: {
    takeLock: fromPromise<LockOutcome, { takeOver: boolean }>(async () => ({ kind: 'held' })),
    beat: fromPromise<LockOutcome>(async () => ({ kind: 'held' })),
    releaseLock: fromPromise<void>(async () => {}),
    savePart: fromPromise<SaveOutcome, Attempt>(async () => ({ kind: 'unanswered' })),
  },
  guards: {
    'has work': ({ context }) => context.copies.size > 0,
    'wants saving': ({ context }) => context.queue.length > 0,
  },
  actions: {
    keepCopy: assign(({ context, event }) =>
      event.type === 'change' ? keep(context, event.part, event.copy) : {},
    ),
    dropCopy: assign(({ context, event }) =>
      event.type === 'discard' ? drop(context, event.part) : {},
    ),
    dequeuePart: assign(({ context, event }) =>
      event.type === 'discard' ? dequeue(context, event.part) : {},
    ),
    queueAll: assign(({ context, event }) => ({
      queue: [...context.copies.keys()],
      draft: event.type === 'save' && event.draft,
      saved: [],
    })),
    prepareAttempt: assign(({ context }) => nextAttempt(context)),
    clearQueue: assign({ queue: [], attempt: undefined }),
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
 * One user editing one page: the lock is acquired with the first change and kept alive, every
 * part's unsaved changes are kept here until the server has them, and no response discards any.
 */
export const editingMachine = editing.createMachine({
  id: 'editing',
  context: ({ input }) => initialContext(input.newCommandId),
  on: { change: { actions: 'keepCopy' }, discard: { actions: ['dropCopy', 'dequeuePart'] } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        change: { target: 'taking lock', actions: 'keepCopy' },
        save: { guard: 'has work', target: 'taking lock', actions: 'queueAll' },
        'take over': { target: 'taking lock', actions: assign({ takeOver: true }) },
      },
    },
    'taking lock': {
      on: { save: { guard: 'has work', actions: 'queueAll' } },
      invoke: {
        src: 'takeLock',
        input: ({ context }) => ({ takeOver: context.takeOver }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'locked',
            target: 'locked',
            actions: assign(({ event }) =>
              event.output.kind === 'locked'
                ? { holder: event.output.holder, takeOver: false }
                : {},
            ),
          },
          { guard: ({ event }) => event.output.kind === 'signed-out', target: 'signed out' },
          { guard: ({ event }) => event.output.kind === 'unanswered', target: 'offline' },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'idle',
            actions: [
              'clearQueue',
              enqueueActions(({ event, enqueue }) => {
                if (event.output.kind !== 'refused') return;
                enqueue.emit({ type: 'barred', problem: event.output.problem });
              }),
            ],
          },
          {
            guard: 'wants saving',
            target: 'saving',
            actions: assign({ holder: undefined, takeOver: false }),
          },
          {
            target: 'editing',
            actions: [assign({ holder: undefined, takeOver: false }), emit({ type: 'started' })],
          },
        ],
      },
    },
    editing: {
      on: {
        save: { guard: 'has work', target: 'saving', actions: 'queueAll' },
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
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'locked',
                target: '#editing.locked',
                actions: assign(({ event }) =>
                  event.output.kind === 'locked' ? { holder: event.output.holder } : {},
                ),
              },
              {
                guard: ({ event }) => event.output.kind === 'signed-out',
                target: '#editing.signed out',
              },
              { target: 'waiting for heartbeat' },
            ],
          },
        },
      },
      after: {
        idleRelease: { guard: ({ context }) => context.copies.size === 0, target: 'releasing' },
      },
    },
    saving: {
      entry: 'prepareAttempt',
      // A request that was sent cannot be cancelled; a part that is only queued is removed.
      on: {
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
              event.output.kind === 'saved' ? settle(context, event.output.revision) : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'saved one',
            actions: assign(({ context, event }) =>
              event.output.kind === 'refused' ? recordRefusal(context, event.output.problem) : {},
            ),
          },
          { guard: ({ event }) => event.output.kind === 'stale', target: 'stale' },
          {
            guard: ({ event }) => event.output.kind === 'locked',
            target: 'locked',
            actions: assign(({ event }) =>
              event.output.kind === 'locked' ? { holder: event.output.holder } : {},
            ),
          },
          { guard: ({ event }) => event.output.kind === 'signed-out', target: 'signed out' },
          { target: 'offline' },
        ],
      },
    },
    'saved one': {
      always: [
        { guard: 'wants saving', target: 'saving' },
        { target: 'editing', actions: 'emitSaved' },
      ],
    },
    /** Another user saved this part; both versions are kept until the user chooses. */
    stale: {
      on: {
        'keep mine': {
          target: 'saving',
          actions: assign(({ context, event }) => rebase(context, event.revision)),
        },
        'take theirs': {
          target: 'saved one',
          actions: assign(({ context }) => acceptTheirs(context)),
        },
        'set aside': { target: 'editing', actions: 'clearQueue' },
      },
    },
    /** Another user holds the lock; unsaved changes stay here and in this browser. */
    locked: {
      on: {
        'take over': {
          target: 'taking lock',
          actions: assign({ takeOver: true, attempt: undefined }),
        },
        'set aside': { target: 'idle', actions: 'clearQueue' },
      },
    },
    offline: {
      after: { retry: 'resuming' },
      on: { retry: 'resuming' },
    },
    'signed out': {
      on: { retry: 'resuming', 'set aside': { target: 'idle', actions: 'clearQueue' } },
    },
    resuming: {
      always: [
        { guard: ({ context }) => context.attempt !== undefined, target: 'saving' },
        { target: 'taking lock' },
      ],
    },
    releasing: { invoke: { src: 'releaseLock', onDone: 'idle', onError: 'idle' } },
  },
});
