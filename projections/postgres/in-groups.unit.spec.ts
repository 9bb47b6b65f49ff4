import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

/** Doubles numbers, in groups that last until `endGroup`. */
function createDoubler() {
  const groups: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const double = inGroups(async (numbers: readonly number[]) => {
    groups.push(numbers);
    await new Promise<void>((resolve) => ends.push(resolve));
    return numbers.map((number) => 2 * number);
  });
  const endGroup = async (index: number) => {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
  };
  return { groups, double, endGroup };
}

test('concurrent callers share one group, and each gets its own result', async () => {
  const { groups, double, endGroup } = createDoubler();
  const results = Promise.all([1, 2, 3].map(double));
  await endGroup(0);
  expect(await results).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('callers that arrive during a group share the next', async () => {
  const { groups, double, endGroup } = createDoubler();
  const first = double(1);
  await expect.poll(() => groups.length).toBe(1);
  const others = Promise.all([double(2), double(3)]);
  await endGroup(0);
  expect(await first).toBe(2);
  await endGroup(1);
  expect(await others).toEqual([4, 6]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test('an error reaches every caller of its group, and none of the next', async () => {
  let isUnavailable = true;
  const double = inGroups(async (numbers: readonly number[]) => {
    if (isUnavailable) throw new Error('away');
    return numbers.map((number) => 2 * number);
  });
  const failed = await Promise.allSettled([double(1), double(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isUnavailable = false;
  expect(await double(3)).toBe(6);
});

test('a group without a result for each entry fails as a whole', async () => {
  const none = inGroups(async (_numbers: readonly number[]): Promise<number[]> => []);
  await expect(none(1)).rejects.toThrow('one result for each');
});
