import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, emptySet, membersOf, sizeOf } from './bit-set.ts';
import { mergeSorted } from './merge-sorted.ts';
import { flagBits, PostingLists } from './posting-lists.ts';
import { SmallestNumbers } from './smallest-numbers.ts';

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

test('lists keep their appended postings in order, whatever is appended to others', () => {
  const lists = new PostingLists();
  const expected: number[][] = Array.from({ length: 40 }, () => []);
  for (let value = 0; value < 120_000; value += 1) {
    // The first lists grow long, over many slices and blocks; the last stay short.
    const list = Math.floor(40 * ((value * 0.618_034) % 1) ** 6);
    lists.append(list, value, value & 0xff);
    expected[list]?.push(((value << flagBits) | (value & 0xff)) >>> 0);
  }
  for (const [list, values] of expected.entries()) {
    expect(lists.lengthOf(list)).toBe(values.length);
    const length = lists.load(list);
    expect([...lists.buffer.subarray(0, length)]).toEqual(values);
  }
  expect(lists.load(1_000)).toBe(0);
});

test('lists keep numbers and flags, whatever the gaps between them', () => {
  const gap = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 70_000 }));
  const flags = fc.nat({ max: 255 });
  fc.assert(
    fc.property(fc.array(fc.tuple(gap, flags), { minLength: 1, maxLength: 240 }), (gaps) => {
      const lists = new PostingLists();
      let number = -1;
      const expected = gaps.map(([more, flag]) => {
        number += more;
        lists.append(3, number, flag);
        return number * 256 + flag;
      });
      expect(lists.load(3)).toBe(gaps.length);
      expect([...lists.buffer.subarray(0, gaps.length)]).toEqual(expected);
    }),
    { seed: 37 },
  );
});

test('the smallest of the added numbers are returned in ascending order', () => {
  const numbers = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200 });
  fc.assert(
    fc.property(numbers, fc.nat({ max: 70 }), (all, count) => {
      const expected = all.toSorted((one, other) => one - other).slice(0, count);
      const smallest = new SmallestNumbers(count);
      for (const number of all) smallest.add(number);
      expect([...smallest.ascending()]).toEqual(expected);
    }),
    { seed: 29, numRuns: 2_000 },
  );
});

test('numbers are merged into sorted ones', () => {
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
