import { assign, setup } from 'xstate';
import type { HoldReason } from '../hold/use-hold.ts';

/** How long a toast is shown unless it is held, in milliseconds; with an action, longer. */
export const toastMs = 6_000;
export const toastWithActionMs = 12_000;

/** A short message about an action that was just performed. */
export interface Toast {
  /** Unique among the visible toasts. */
  readonly id: string;
  readonly text: string;
  /** The reason, or what to do next. */
  readonly detail?: string;
  readonly tone: 'done' | 'failed';
  readonly action?: { readonly label: string; readonly run: () => void };
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
  delays: {
    life: ({ context }) => (nextToExpire(context)?.action ? toastWithActionMs : toastMs),
  },
  guards: {
    restartsLife: ({ context, event }) =>
      event.type === 'show' && nextToExpire(context)?.id === event.toast.id,
    canExpire: ({ context }) => canExpire(context),
    cannotExpire: ({ context }) => !canExpire(context),
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
      toasts: ({ context }) => {
        const oldest = nextToExpire(context);
        return context.toasts.filter((toast) => toast !== oldest);
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
      on: { show: { guard: 'restartsLife', target: 'idle', actions: 'add' } },
      after: { life: { target: 'idle', actions: 'dropOldest' } },
    },
  },
});

function canExpire(context: ToastsContext): boolean {
  return !context.pointer && !context.focus && nextToExpire(context) !== undefined;
}

function nextToExpire({ toasts }: ToastsContext): Toast | undefined {
  return toasts.find(({ tone }) => tone === 'done');
}
