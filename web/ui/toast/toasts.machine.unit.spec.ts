import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  type Toast,
  type ToastsEvent,
  toastMs,
  toastsMachine,
  toastWithActionMs,
} from './toasts.machine.ts';

const saved: Toast = { id: 'saved', text: 'Enregistré', tone: 'done' };
const sent: Toast = { id: 'sent', text: 'Envoyé', tone: 'done' };
const lost: Toast = { id: 'lost', text: 'Perdu', tone: 'failed' };

function toasts(...shown: readonly Toast[]) {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const send = (event: ToastsEvent) => actor.send(event);
  for (const toast of shown) send({ type: 'show', toast });
  return {
    send,
    wait: (ms: number) => clock.increment(ms),
    ids: () => actor.getSnapshot().context.toasts.map(({ id }) => id),
  };
}

test('a toast expires after its time, not a millisecond before', () => {
  const { wait, ids } = toasts(saved);
  wait(toastMs - 1);
  expect(ids()).toEqual(['saved']);
  wait(1);
  expect(ids()).toEqual([]);
});

test('toasts expire one after the other, oldest first', () => {
  const { wait, ids } = toasts(saved, sent);
  wait(toastMs);
  expect(ids()).toEqual(['sent']);
  wait(toastMs);
  expect(ids()).toEqual([]);
});

test('a toast with an action is shown longer', () => {
  const action = { label: 'Annuler', run: () => {} };
  const { wait, ids } = toasts({ ...saved, action }, sent);
  wait(toastWithActionMs - 1);
  expect(ids()).toEqual(['saved', 'sent']);
  wait(1);
  expect(ids()).toEqual(['sent']);
});

test('a failure stays until it is dismissed, while the others expire', () => {
  const { send, wait, ids } = toasts(lost, saved);
  wait(10 * toastMs);
  expect(ids()).toEqual(['lost']);
  send({ type: 'dismiss', id: 'lost' });
  expect(ids()).toEqual([]);
});

test.each(['pointer', 'focus'] as const)('no toast expires while held by the %s', (by) => {
  const { send, wait, ids } = toasts(saved);
  wait(toastMs - 1);
  send({ type: 'hold', by });
  wait(10 * toastMs);
  expect(ids()).toEqual(['saved']);
  send({ type: 'release', by });
  wait(toastMs);
  expect(ids()).toEqual([]);
});

test('dismissing one with the focus on it does not pause the others forever', () => {
  const { send, wait, ids } = toasts(saved, sent);
  send({ type: 'hold', by: 'focus' });
  send({ type: 'dismiss', id: 'saved' });
  wait(toastMs);
  expect(ids()).toEqual([]);
});

test('the same toast shown again moves to the end', () => {
  const { send, ids } = toasts(saved, sent);
  send({ type: 'show', toast: saved });
  expect(ids()).toEqual(['sent', 'saved']);
});

test('the same toast shown again is shown for its whole time', () => {
  const { send, wait, ids } = toasts(saved);
  wait(toastMs - 1);
  send({ type: 'show', toast: saved });
  wait(toastMs - 1);
  expect(ids()).toEqual(['saved']);
  wait(1);
  expect(ids()).toEqual([]);
});
