import { positionFrom } from '@parvis/contracts/log/position.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WakeOrder } from './wake-order.ts';

const at = (ordinal: number) => positionFrom(BigInt(ordinal));
const restMs = 10;
const timeoutMs = 50;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function ordered(first: readonly string[]) {
  const woken: string[] = [];
  const names = ['history', 'pages', 'menus'];
  const followers = new Map(names.map((name) => [name, { wakeUp: () => woken.push(name) }]));
  return { order: new WakeOrder({ followers, first, restMs, timeoutMs }), woken };
}

test('the others wake shortly after all of the first have passed the new events', () => {
  const { order, woken } = ordered(['pages', 'menus']);
  order.passed('menus', at(8));
  order.wake(at(9));
  expect(woken).toEqual(['pages', 'menus']);
  order.passed('pages', at(9));
  order.passed('menus', at(8));
  expect(woken).toHaveLength(2);
  order.passed('menus', at(9));
  vi.advanceTimersByTime(restMs - 1);
  expect(woken).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(woken).toEqual(['pages', 'menus', 'history']);
  vi.advanceTimersByTime(timeoutMs);
  expect(woken).toHaveLength(3);
});

test('the others do not wait for long, however often the log grows', () => {
  const { order, woken } = ordered(['pages']);
  order.wake(at(9));
  vi.advanceTimersByTime(timeoutMs - 1);
  order.wake(at(10));
  expect(woken).toEqual(['pages', 'pages']);
  vi.advanceTimersByTime(1);
  expect(woken).toEqual(['pages', 'pages', 'history', 'menus']);
});

test('one for which a reader waits wakes immediately, without the others', () => {
  const { order, woken } = ordered(['pages']);
  order.wake(at(9));
  order.wakeFor(['menus']);
  expect(woken).toEqual(['pages', 'menus']);
  vi.advanceTimersByTime(timeoutMs);
  expect(woken).toEqual(['pages', 'menus', 'history', 'menus']);
});

test('a reader that waits before the log is known to have grown is not forgotten', () => {
  const { order, woken } = ordered(['pages']);
  order.wakeFor(['menus']);
  order.wake(at(9));
  expect(woken).toEqual(['menus', 'pages', 'menus']);
  order.wake(at(10));
  expect(woken).toEqual(['menus', 'pages', 'menus', 'pages']);
});

test('when none come first, all wake immediately', () => {
  const { order, woken } = ordered([]);
  order.wake(at(9));
  expect(woken).toEqual(['history', 'pages', 'menus']);
});

test('the others wait for the first also when another process runs those', () => {
  const { order, woken } = ordered(['of another process']);
  order.wake(at(9));
  order.passed('of another process', at(9));
  expect(woken).toEqual([]);
  vi.advanceTimersByTime(restMs);
  expect(woken).toEqual(['history', 'pages', 'menus']);
});
