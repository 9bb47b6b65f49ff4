import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { splashMachine } from './splash.machine.ts';

/** Returns the machine with a manual clock, recording all its calls. */
function splash(arrival: { isNamed?: true; isStill?: true } = {}) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const actor = createActor(
    splashMachine.provide({
      actions: {
        fade: () => done.push('fade'),
        close: () => done.push('close'),
        closeInPlace: () => done.push('close in place'),
        nameFirstTab: () => done.push('name the first tab'),
        goToTabs: () => done.push('go to the tabs'),
      },
    }),
    { clock, input: { isNamed: false, isStill: false, ...arrival } },
  ).start();
  return { actor, clock, drain: () => done.splice(0), state: () => actor.getSnapshot().value };
}

test('it is open on load, and stays open until the visitor acts', () => {
  const { clock, drain, state } = splash();
  clock.increment(60_000);
  expect(state()).toBe('open');
  expect(drain()).toEqual([]);
});

test('once clicked, it fades out, and then closes; the address names the first tab', () => {
  const { actor, clock, drain, state } = splash();
  actor.send({ type: 'enter' });
  expect(drain()).toEqual(['fade']);
  actor.send({ type: 'enter' });
  clock.increment(modalFadeMs - 1);
  expect(state()).toBe('fading');
  expect(drain()).toEqual([]);
  clock.increment(1);
  expect(state()).toBe('closed');
  expect(drain()).toEqual(['close', 'name the first tab', 'go to the tabs']);
});

test('with reduced motion it closes immediately', () => {
  const { actor, drain, state } = splash({ isStill: true });
  actor.send({ type: 'enter' });
  expect(state()).toBe('closed');
  expect(drain()).toEqual(['close', 'name the first tab', 'go to the tabs']);
});

test('when it is scrolled past, it closes immediately and no visible content moves', () => {
  const { actor, drain, state } = splash();
  actor.send({ type: 'pass' });
  expect(state()).toBe('closed');
  expect(drain()).toEqual(['close in place', 'name the first tab']);
});

test('when it is scrolled past while it fades, it is closed only once', () => {
  const { actor, clock, drain, state } = splash();
  actor.send({ type: 'enter' });
  actor.send({ type: 'pass' });
  clock.increment(modalFadeMs);
  expect(state()).toBe('closed');
  expect(drain()).toEqual(['fade', 'close in place', 'name the first tab']);
});

test('a visitor who arrives at a tab sees no splash, and keeps the address', () => {
  const { drain, state } = splash({ isNamed: true });
  expect(state()).toBe('closed');
  expect(drain()).toEqual(['close']);
});
