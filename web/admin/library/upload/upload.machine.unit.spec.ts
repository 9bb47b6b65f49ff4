import type { Problem } from '@parvis/contracts/http/problem.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { RequestRefused, RequestWithoutResponse } from '../../requests/failures.ts';
import { harbourView } from '../../testing/views.ts';
import type { Sending } from './send-file.ts';
import { type FileCheck, uploadMachine } from './upload.machine.ts';

const file = new File(['marée'], 'marée.jpg');
const unanswered = new RequestWithoutResponse('no response');
const part = { id: harbourView.id, bytes: 6, received: 3, partBytes: 3 };

function refusal(code: Problem['code']): RequestRefused {
  const problem = { type: 'about:blank', title: '', status: 422, detail: '', code, errors: [] };
  return new RequestRefused(problem);
}

/**
 * Starts an upload; `outcomes` are the results of its attempts to send, without one for an attempt
 * in progress.
 */
async function started(outcomes: readonly unknown[], same?: FileCheck['same']) {
  const clock = new SimulatedClock();
  const attempts: (string | undefined)[] = [];
  const forgotten: string[] = [];
  const machine = uploadMachine.provide({
    actors: {
      check: fromPromise<FileCheck, Sending>(async () => ({ hash: 'ab', same })),
      send: fromCallback(({ input, sendBack }) => {
        const outcome = outcomes[attempts.length];
        attempts.push(input.uploadId);
        if (attempts.length === 1) sendBack({ type: 'progress', upload: part });
        if (outcome === 'done') sendBack({ type: 'uploaded', media: harbourView });
        else if (outcome !== undefined) sendBack({ type: 'failed', error: outcome });
      }),
    },
    actions: { forget: ({ context }) => forgotten.push(String(context.uploadId)) },
  });
  const actor = createActor(machine, { clock, input: { file, kind: 'image' } }).start();
  actor.send({ type: 'start' });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  return { actor, clock, attempts, forgotten, is: () => actor.getSnapshot().value };
}

test('a broken connection is retried automatically, later each time, with the same upload', async () => {
  const { actor, clock, attempts, is } = await started([unanswered, unanswered, 'done']);
  expect([is(), attempts.length]).toEqual(['pausing', 1]);
  clock.increment(999);
  expect(attempts.length).toBe(1);
  clock.increment(1);
  expect([is(), attempts]).toEqual(['pausing', [undefined, part.id]]);
  clock.increment(1_999);
  expect(attempts.length).toBe(2);
  clock.increment(1);
  expect([is(), actor.getSnapshot().context.media]).toEqual(['done', harbourView]);
});

test('after a while it waits for the editor, and then continues', async () => {
  const { actor, clock, attempts, is } = await started([
    ...Array.from({ length: 6 }, () => unanswered),
    'done',
  ]);
  for (const pause of [1, 2, 4, 8, 16]) clock.increment(pause * 1_000);
  expect([is(), attempts.length]).toEqual(['interrupted', 6]);
  clock.increment(600_000);
  expect(attempts.length).toBe(6);
  actor.send({ type: 'retry' });
  expect([is(), attempts.at(-1)]).toEqual(['done', part.id]);
});

test('a refusal is final unless the upload is restarted; an overload is not final', async () => {
  const refused = await started([refusal('image-unreadable'), 'done']);
  expect(refused.is()).toBe('refused');
  refused.clock.increment(600_000);
  expect(refused.attempts.length).toBe(1);
  refused.actor.send({ type: 'retry' });
  expect([refused.is(), refused.attempts[1]]).toEqual(['done', undefined]);
  const busy = await started([refusal('too-busy'), 'done']);
  expect(busy.is()).toBe('pausing');
});

test('a duplicate is sent only when requested', async () => {
  const used = await started(['done'], harbourView);
  expect([used.is(), used.attempts.length]).toEqual(['asking', 0]);
  used.actor.send({ type: 'use' });
  expect([used.is(), used.actor.getSnapshot().context.media]).toEqual(['used', harbourView]);
  const sent = await started(['done'], harbourView);
  sent.actor.send({ type: 'upload-anyway' });
  expect([sent.is(), sent.attempts.length]).toEqual(['done', 1]);
});

test('a cancelled upload is also deleted on the server', async () => {
  const { actor, forgotten, is } = await started([]);
  expect(is()).toBe('sending');
  actor.send({ type: 'cancel' });
  expect([is(), forgotten]).toEqual(['cancelled', [part.id]]);
});
