import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type SliderEvent, sliderMachine } from './slider.machine.ts';
import { countAttributes, countsFor, visibleSlides } from './visible-slides.ts';

function slider({ count = 7, inSight = 3, width = 1440 } = {}) {
  const clock = new SimulatedClock();
  const input = { count, counts: countsFor(inSight), width };
  const actor = createActor(sliderMachine, { clock, input }).start();
  return {
    send: (event: SliderEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    index: () => actor.getSnapshot().context.index,
    inSight: () => actor.getSnapshot().context.inSight,
  };
}

describe('A slider', () => {
  it('advances by the number of visible slides and ends with a full row', () => {
    const { send, index } = slider();
    send({ type: 'next' });
    expect(index()).toBe(3);
    send({ type: 'next' });
    expect(index()).toBe(4);
    send({ type: 'next' });
    expect(index()).toBe(4);
    send({ type: 'previous' });
    expect(index()).toBe(1);
    send({ type: 'previous' });
    expect(index()).toBe(0);
  });

  it('jumps to both ends, and continues from where it was scrolled to', () => {
    const { send, index } = slider();
    send({ type: 'last' });
    expect(index()).toBe(4);
    send({ type: 'first' });
    expect(index()).toBe(0);
    send({ type: 'settle', index: 2 });
    send({ type: 'next' });
    expect(index()).toBe(4);
  });

  it('keeps its row full when it is scrolled to the end', () => {
    const { send, index } = slider();
    send({ type: 'settle', index: 6 });
    expect(index()).toBe(4);
  });

  it('with fewer slides than fit does not move', () => {
    const { send, index } = slider({ count: 2 });
    send({ type: 'next' });
    send({ type: 'last' });
    expect(index()).toBe(0);
  });

  it('follows the window’s width after the debounce, not a millisecond before', () => {
    const { send, wait, inSight } = slider();
    send({ type: 'resize', width: 390 });
    wait(layoutResizeDebounceMs - 1);
    send({ type: 'resize', width: 800 });
    wait(layoutResizeDebounceMs - 1);
    expect(inSight()).toBe(3);
    wait(1);
    expect(inSight()).toBe(2);
  });

  it('keeps its row full when more slides become visible', () => {
    const { send, wait, index } = slider({ width: 390 });
    send({ type: 'last' });
    expect(index()).toBe(6);
    send({ type: 'resize', width: 1440 });
    wait(layoutResizeDebounceMs);
    expect(index()).toBe(4);
  });
});

it.each([
  [1400, 4],
  [1399, 4],
  [1199, 4],
  [992, 4],
  [991, 2],
  [767, 2],
  [576, 2],
  [575, 1],
])('in a window of %d px, a slider of four shows %d', (width, shown) => {
  expect(visibleSlides(countsFor(4), width)).toBe(shown);
});

it('explicit counts apply at their breakpoints', () => {
  expect(
    [1500, 1300, 1100, 900, 700, 500].map((width) => visibleSlides([6, 5, 4, 3, 2, 1], width)),
  ).toEqual([6, 5, 4, 3, 2, 1]);
});

it('the style sheet reads the counts of each breakpoint', () => {
  expect(countAttributes(countsFor(3))).toEqual({
    'data-slides': 3,
    'data-slides-1399': 3,
    'data-slides-1199': 3,
    'data-slides-991': 2,
    'data-slides-767': 2,
    'data-slides-575': 1,
  });
});
