// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ToastRegion } from './toast-region.tsx';
import { type Toast, type ToastsEvent, toastMs, toastsMachine } from './toasts.machine.ts';

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

afterEach(cleanup);

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

test('the region exists before any toast, and each toast can be dismissed', () => {
  const send = vi.fn<(event: ToastsEvent) => void>();
  const labels = { region: 'Messages', dismiss: 'Effacer' };
  const { rerender } = render(<ToastRegion toasts={[]} send={send} labels={labels} />);
  const log = screen.getByRole('log');
  rerender(<ToastRegion toasts={[saved]} send={send} labels={labels} />);
  expect(log.textContent).toBe('Enregistré');
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledWith({ type: 'dismiss', id: 'saved' });
});
