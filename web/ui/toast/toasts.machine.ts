import { assign, setup } from 'xstate';
import type { HoldReason } from '../hold/use-hold.ts';

/** A toast stays this long, in milliseconds, while nobody reads it. */
export const toastMs = 6_000;

/** A short message about what has just been done. */
export interface Toast {
  /** Unique among the toasts in sight. */
  readonly id: string;
  readonly text: string;
  readonly tone: 'done' | 'failed';
}

/** What happens to the toasts. */
export type ToastsEvent =
  | { readonly type: 'show'; readonly toast: Toast }
  | { readonly type: 'dismiss'; readonly id: string }
  /** The mouse is over them, or the focus within: none goes away meanwhile. */
  | { readonly type: 'hold'; readonly by: HoldReason }
  | { readonly type: 'release'; readonly by: HoldReason };

interface ToastsContext {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly pointer: boolean;
  readonly focus: boolean;
}

const types: { context: ToastsContext; events: ToastsEvent } = {
  context: { toasts: [], pointer: false, focus: false },
  events: { type: 'hold', by: 'pointer' },
};

/** Messages that go away one after the other, the oldest first; failures stay until dismissed. */
export const toastsMachine = setup({
  types,
  delays: { life: toastMs },
  guards: {
    canExpire: ({ context: { toasts, pointer, focus } }) =>
      !pointer && !focus && toasts.some(({ tone }) => tone === 'done'),
    cannotExpire: ({ context: { toasts, pointer, focus } }) =>
      pointer || focus || toasts.every(({ tone }) => tone === 'failed'),
  },
  actions: {
    hold: assign(({ event }) => (event.type === 'hold' ? { [event.by]: true } : {})),
    release: assign(({ event }) => (event.type === 'release' ? { [event.by]: false } : {})),
    add: assign({
      toasts: ({ context, event }) =>
        event.type === 'show'
          ? [...context.toasts.filter(({ id }) => id !== event.toast.id), event.toast]
          : context.toasts,
    }),
    // The pressed button goes away with its toast, and no browser says that the focus left it.
    remove: assign(({ context, event }) =>
      event.type === 'dismiss'
        ? { toasts: context.toasts.filter(({ id }) => id !== event.id), focus: false }
        : {},
    ),
    dropOldest: assign({
      toasts: ({ context: { toasts } }) => {
        const oldest = toasts.find(({ tone }) => tone === 'done');
        return toasts.filter((toast) => toast !== oldest);
      },
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], pointer: false, focus: false },
  initial: 'idle',
  on: {
    show: { actions: 'add' },
    dismiss: { actions: 'remove' },
    hold: { actions: 'hold' },
    release: { actions: 'release' },
  },
  states: {
    idle: { always: { guard: 'canExpire', target: 'expiring' } },
    expiring: {
      always: { guard: 'cannotExpire', target: 'idle' },
      after: { life: { target: 'idle', actions: 'dropOldest' } },
    },
  },
});
