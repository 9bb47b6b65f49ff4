import type { UnfinishedUpload } from '@parvis/contracts/media/unfinished-upload.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { z } from 'zod';
import { isTransientFailure } from '../../requests/failures.ts';
import type { Sending } from './send-file.ts';

/** The result of checking a file before its bytes are sent. */
export interface FileCheck {
  readonly hash: string | undefined;
  /** The item of the library with the same bytes. */
  readonly same: MediaView | undefined;
}

interface UploadContext extends Sending {
  readonly received: number;
  readonly same: MediaView | undefined;
  /** The resulting item, or the one used instead. */
  readonly media: MediaView | undefined;
  readonly error: unknown;
  /** Attempts since the last part arrived. */
  readonly attempts: number;
}

type UploadEvent =
  | { readonly type: 'start' | 'use' | 'upload-anyway' | 'retry' | 'cancel' }
  | { readonly type: 'progress'; readonly upload: UnfinishedUpload }
  | { readonly type: 'uploaded'; readonly media: MediaView }
  | { readonly type: 'failed'; readonly error: unknown };

/**
 * The delays before an interrupted upload is retried, in milliseconds; after the last, only on
 * request.
 */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Declares types only. */
const types = z
  .custom<{
    context: UploadContext;
    events: UploadEvent;
    input: Pick<Sending, 'file' | 'kind'>;
  }>()
  .parse({});

const uploading = setup({
  types,
  actors: {
    check: fromPromise<FileCheck, Sending>(async () => ({ hash: undefined, same: undefined })),
    send: fromCallback<UploadEvent, Sending>(() => undefined),
  },
  actions: { forget: () => undefined },
  guards: {
    'is final': ({ context }) => !isTransientFailure(context.error),
    'is given up': ({ context }) => context.attempts > pausesMs.length,
  },
  delays: {
    pause: ({ context }) => pausesMs[context.attempts - 1] ?? 0,
  },
});

/**
 * One file on its way into the library: looked up by its hash, sent in parts, resumed after an
 * interruption, a few times automatically and then on request.
 */
export const uploadMachine = uploading.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    hash: undefined,
    uploadId: undefined,
    received: 0,
    same: undefined,
    media: undefined,
    error: undefined,
    attempts: 0,
  }),
  initial: 'queued',
  on: { cancel: '.cancelled' },
  states: {
    queued: { on: { start: 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.same !== undefined,
            target: 'asking',
            actions: assign(({ event }) => event.output),
          },
          { target: 'sending', actions: assign(({ event }) => event.output) },
        ],
        // Looking for a duplicate is optional: a failure becomes apparent when the file is sent.
        onError: 'sending',
      },
    },
    asking: {
      on: {
        use: { target: 'used', actions: assign(({ context }) => ({ media: context.same })) },
        'upload-anyway': 'sending',
      },
    },
    sending: {
      invoke: { src: 'send', input: ({ context }) => context },
      on: {
        progress: {
          actions: assign(({ event: { upload } }) => ({
            uploadId: upload.id,
            received: upload.received,
            attempts: 0,
          })),
        },
        uploaded: { target: 'done', actions: assign(({ event }) => ({ media: event.media })) },
        failed: {
          target: 'failing',
          actions: assign(({ context, event }) => ({
            error: event.error,
            attempts: context.attempts + 1,
          })),
        },
      },
    },
    failing: {
      always: [
        { guard: 'is final', target: 'refused' },
        { guard: 'is given up', target: 'interrupted' },
        { target: 'pausing' },
      ],
    },
    pausing: { after: { pause: 'sending' }, on: { retry: 'sending' } },
    interrupted: {
      on: { retry: { target: 'sending', actions: assign({ attempts: 0 }) } },
    },
    refused: {
      on: { retry: { target: 'sending', actions: assign({ attempts: 0, uploadId: undefined }) } },
    },
    used: { type: 'final' },
    done: { type: 'final' },
    cancelled: { type: 'final', entry: 'forget' },
  },
});
