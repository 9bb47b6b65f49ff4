import type { OfferCorrection } from '@parvis/contracts/careers/offer.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { assign, fromPromise, setup } from 'xstate';
import { z } from 'zod';
import {
  type CorrectionDraft,
  type DraftField,
  readSourceValues,
  toCorrection,
  toDraft,
} from './correction-draft.ts';

/** A correction as sent; based on the offer's revision. */
export interface Attempt {
  readonly offer: OfferView;
  readonly correction: OfferCorrection;
  readonly commandId: string;
}

/** The outcome of an attempt; stale: the offer was changed in between. */
export type Outcome =
  | { readonly kind: 'saved' | 'stale' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface CorrectingInput {
  readonly newCommandId: () => string;
  readonly offer: OfferView;
}

interface CorrectingContext extends CorrectingInput {
  readonly draft: CorrectionDraft;
  /** The same for every attempt to send this draft. */
  readonly commandId: string;
  /** Why the draft was not saved. */
  readonly error?: unknown;
  /** Whether another user has changed the offer since the draft was started. */
  readonly isOvertaken: boolean;
}

type CorrectingEvent =
  | { readonly type: 'change'; readonly field: DraftField; readonly value: string }
  /** Removes the correction of this field. */
  | { readonly type: 'release'; readonly field: DraftField }
  | { readonly type: 'save' };

/** Declares types only. */
const types = z
  .custom<{ context: CorrectingContext; events: CorrectingEvent; input: CorrectingInput }>()
  .parse({});

const correcting = setup({
  types,
  actors: {
    save: fromPromise<Outcome, Attempt>(async () => ({ kind: 'saved' })),
    read: fromPromise<OfferView, OfferView>(async ({ input }) => input),
  },
  actions: {
    write: assign(({ context, event }) => {
      if (event.type === 'save') return {};
      const value =
        event.type === 'change'
          ? event.value
          : toDraft(readSourceValues(context.offer))[event.field];
      const draft = { ...context.draft, [event.field]: value };
      return { draft, commandId: context.newCommandId() };
    }),
  },
});

/**
 * An editor corrects an offer. When somebody else changed it in between, it is read again and the
 * draft is kept, to be reviewed against the source's current values.
 */
export const correctingMachine = correcting.createMachine({
  id: 'correcting',
  context: ({ input }) => ({
    ...input,
    draft: toDraft(input.offer.shown),
    commandId: input.newCommandId(),
    isOvertaken: false,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        change: { actions: 'write' },
        release: { actions: 'write' },
        save: { target: 'saving', actions: assign({ error: undefined }) },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { offer, draft, commandId } }) => ({
          offer,
          correction: toCorrection(offer, draft),
          commandId,
        }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'saved', target: 'saved' },
          { guard: ({ event }) => event.output.kind === 'stale', target: 'reading' },
          {
            target: 'editing',
            actions: assign(({ event }) =>
              event.output.kind === 'failed' ? { error: event.output.error } : {},
            ),
          },
        ],
      },
    },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => context.offer,
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            offer: event.output,
            isOvertaken: true,
            commandId: context.newCommandId(),
          })),
        },
        onError: { target: 'editing', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    saved: { type: 'final' },
  },
});
