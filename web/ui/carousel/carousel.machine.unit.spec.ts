import { carouselIntervalMs } from '@parvis/contracts/limits/sliders.ts';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type CarouselEvent, carouselMachine } from './carousel.machine.ts';

function carousel(count = 3) {
  const clock = new SimulatedClock();
  const actor = createActor(carouselMachine, { clock, input: { count } }).start();
  return {
    send: (event: CarouselEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    index: () => actor.getSnapshot().context.index,
    isPlaying: () => actor.getSnapshot().matches('playing'),
  };
}

function playing(count?: number) {
  const made = carousel(count);
  made.send({ type: 'play' });
  return made;
}

test('it stands still until it is set to play', () => {
  const { wait, index } = carousel();
  wait(10 * carouselIntervalMs);
  expect(index()).toBe(0);
});

test('it moves on after the interval, not a millisecond before, and around the end', () => {
  const { wait, index } = playing();
  wait(carouselIntervalMs - 1);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
  wait(carouselIntervalMs);
  wait(carouselIntervalMs);
  expect(index()).toBe(0);
});

test.each(['pointer', 'focus', 'hidden'] as const)(
  'held by the %s it waits, and begins the interval anew',
  (by) => {
    const { send, wait, index, isPlaying } = playing();
    wait(carouselIntervalMs - 1);
    send({ type: 'hold', by });
    wait(10 * carouselIntervalMs);
    expect([index(), isPlaying()]).toEqual([0, true]);
    send({ type: 'release', by });
    wait(carouselIntervalMs - 1);
    expect(index()).toBe(0);
    wait(1);
    expect(index()).toBe(1);
  },
);

test('held twice it waits until both have let go', () => {
  const { send, wait, index } = playing();
  send({ type: 'hold', by: 'pointer' });
  send({ type: 'hold', by: 'focus' });
  send({ type: 'release', by: 'pointer' });
  wait(carouselIntervalMs);
  expect(index()).toBe(0);
  send({ type: 'release', by: 'focus' });
  wait(carouselIntervalMs);
  expect(index()).toBe(1);
});

test('paused it stays so when it is let go', () => {
  const { send, wait, index, isPlaying } = playing();
  send({ type: 'hold', by: 'pointer' });
  send({ type: 'pause' });
  send({ type: 'release', by: 'pointer' });
  wait(10 * carouselIntervalMs);
  expect([index(), isPlaying()]).toEqual([0, false]);
});

test('next and previous go around both ends, playing or not', () => {
  const { send, index } = carousel();
  send({ type: 'previous' });
  expect(index()).toBe(2);
  send({ type: 'next' });
  expect(index()).toBe(0);
});

test('going on by hand begins the interval anew', () => {
  const { send, wait, index } = playing();
  wait(carouselIntervalMs - 1);
  send({ type: 'next' });
  wait(carouselIntervalMs - 1);
  expect(index()).toBe(1);
});

test('a slide that was scrolled to is where it goes on from', () => {
  const { send, wait, index } = playing(4);
  send({ type: 'settle', index: 2 });
  wait(carouselIntervalMs);
  expect(index()).toBe(3);
});

test('a single slide never plays', () => {
  expect(playing(1).isPlaying()).toBe(false);
});
