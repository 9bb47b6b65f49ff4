import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, emptySet, membersOf, sizeOf } from './bit-set.ts';
import { mergeSorted } from './merge-sorted.ts';
import { PostingLists } from './posting-lists.ts';
import { smallest } from './smallest.ts';

test('a set contains what was added to it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 200 })), (numbers) => {
      const set = emptySet(201);
      for (const one of numbers) add(set, one);
      const ascending = numbers.toSorted((one, other) => one - other);
      expect(sizeOf(set)).toBe(numbers.length);
      expect([...membersOf(set, sizeOf(set))]).toEqual(ascending);
    }),
    { seed: 23 },
  );
});

test('lists keep their appended numbers in order, whatever is appended to others', () => {
  const lists = new PostingLists();
  const expected: number[][] = Array.from({ length: 40 }, () => []);
  for (let value = 0; value < 120_000; value += 1) {
    // The first lists grow long, over many slices and blocks; the last stay short.
    const list = Math.floor(40 * ((value * 0.618_034) % 1) ** 6);
    lists.append(list, value);
    expected[list]?.push(value);
  }
  for (const [list, values] of expected.entries()) {
    expect(lists.lengthOf(list)).toBe(values.length);
    const length = lists.load(list);
    expect([...lists.buffer.subarray(0, length)]).toEqual(values);
  }
  expect(lists.load(1_000)).toBe(0);
});

test('the smallest numbers, ascending', () => {
  const numbers = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, fc.nat({ max: 70 }), (all, count) => {
      const expected = all.toSorted((one, other) => one - other).slice(0, count);
      expect([...smallest(Float64Array.from(all), count)]).toEqual(expected);
    }),
    { seed: 29, numRuns: 2_000 },
  );
});

test('numbers are sorted in among sorted ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 99 })), fc.nat({ max: 30 }), (all, cut) => {
      const ascending = (one: number, other: number) => one - other;
      const sorted = Uint32Array.from(all.slice(0, cut)).sort();
      const merged = mergeSorted(sorted, Uint32Array.from(all.slice(cut)), ascending);
      expect([...merged]).toEqual(all.toSorted(ascending));
    }),
    { seed: 31 },
  );
});
