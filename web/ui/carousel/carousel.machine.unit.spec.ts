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

function playingCarousel(count?: number) {
  const made = carousel(count);
  made.send({ type: 'play' });
  return made;
}

test('a carousel does not move until it is played', () => {
  const { wait, index } = carousel();
  wait(10 * carouselIntervalMs);
  expect(index()).toBe(0);
});

test('a playing carousel advances after the interval, not a millisecond before, and wraps around', () => {
  const { wait, index } = playingCarousel();
  wait(carouselIntervalMs - 1);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
  wait(carouselIntervalMs);
  wait(carouselIntervalMs);
  expect(index()).toBe(0);
});

test.each(['pointer', 'focus', 'hidden'] as const)(
  'held by the %s, a carousel stops, and starts the interval over once released',
  (by) => {
    const { send, wait, index, isPlaying } = playingCarousel();
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

test('a carousel with two holds stays held until both are released', () => {
  const { send, wait, index } = playingCarousel();
  send({ type: 'hold', by: 'pointer' });
  send({ type: 'hold', by: 'focus' });
  send({ type: 'release', by: 'pointer' });
  wait(carouselIntervalMs);
  expect(index()).toBe(0);
  send({ type: 'release', by: 'focus' });
  wait(carouselIntervalMs);
  expect(index()).toBe(1);
});

test('a paused carousel stays paused when its hold is released', () => {
  const { send, wait, index, isPlaying } = playingCarousel();
  send({ type: 'hold', by: 'pointer' });
  send({ type: 'pause' });
  send({ type: 'release', by: 'pointer' });
  wait(10 * carouselIntervalMs);
  expect([index(), isPlaying()]).toEqual([0, false]);
});

test('next and previous wrap around both ends, playing or not', () => {
  const { send, index } = carousel();
  send({ type: 'previous' });
  expect(index()).toBe(2);
  send({ type: 'next' });
  expect(index()).toBe(0);
});

test.each([
  ['next', 1],
  ['previous', 2],
] as const)('pressing %s starts the interval over', (type, shown) => {
  const { send, wait, index } = playingCarousel();
  wait(carouselIntervalMs - 1);
  send({ type });
  wait(carouselIntervalMs - 1);
  expect(index()).toBe(shown);
});

test('a carousel continues from the slide that the visitor scrolled to', () => {
  const { send, wait, index } = playingCarousel(4);
  send({ type: 'settle', index: 2 });
  wait(carouselIntervalMs);
  expect(index()).toBe(3);
});

test('a single slide never plays', () => {
  expect(playingCarousel(1).isPlaying()).toBe(false);
});
