import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { dialogMachine } from './dialog.machine.ts';

function dialog() {
  const clock = new SimulatedClock();
  const actor = createActor(dialogMachine, { clock }).start();
  return {
    show: () => actor.send({ type: 'show' }),
    hide: () => actor.send({ type: 'hide' }),
    wait: (ms: number) => clock.increment(ms),
    phase: () => actor.getSnapshot().value,
  };
}

test('a dialog is open after the fade, not a millisecond before', () => {
  const { show, wait, phase } = dialog();
  show();
  wait(modalFadeMs - 1);
  expect(phase()).toBe('opening');
  wait(1);
  expect(phase()).toBe('open');
});

test('a dialog is closed after the fade, not a millisecond before', () => {
  const { show, hide, wait, phase } = dialog();
  show();
  wait(modalFadeMs);
  hide();
  wait(modalFadeMs - 1);
  expect(phase()).toBe('closing');
  wait(1);
  expect(phase()).toBe('closed');
});

test('a dialog can be closed while it opens and shown again while it closes', () => {
  const { show, hide, wait, phase } = dialog();
  show();
  hide();
  expect(phase()).toBe('closing');
  wait(modalFadeMs - 1);
  show();
  expect(phase()).toBe('opening');
  wait(modalFadeMs);
  expect(phase()).toBe('open');
});

test('hiding a closed dialog does nothing', () => {
  const { hide, phase } = dialog();
  hide();
  expect(phase()).toBe('closed');
});
