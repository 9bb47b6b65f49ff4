import { assign, setup } from 'xstate';
import type { HoldReason } from '../hold/use-hold.ts';

/** How long a toast is shown unless it is held, in milliseconds. */
export const toastMs = 6_000;

/** A short message about an action that was just performed. */
export interface Toast {
  /** Unique among the visible toasts. */
  readonly id: string;
  readonly text: string;
  readonly tone: 'done' | 'failed';
}

/** Events of the toasts. */
export type ToastsEvent =
  | { readonly type: 'show'; readonly toast: Toast }
  | { readonly type: 'dismiss'; readonly id: string }
  /** The pointer is over them, or the focus within: none expires until released. */
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

/** Messages that expire one after another, oldest first; failures stay until dismissed. */
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
    // The pressed button is removed with its toast, and browsers fire no focus event for that.
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
