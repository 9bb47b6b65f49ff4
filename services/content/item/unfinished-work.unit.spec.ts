import { expect, test } from 'vitest';
import { resumeEach } from './unfinished-work.ts';

test('work that cannot be resumed does not prevent the rest, and is reported when that is done', async () => {
  const resumed: string[] = [];
  const resume = async (work: string) => {
    if (work.startsWith('broken')) throw new Error(work);
    resumed.push(work);
  };
  const works = ['broken merge', 'clone', 'broken clone', 'merge'];
  await expect(resumeEach(works, resume)).rejects.toThrow('broken merge');
  expect(resumed).toEqual(['clone', 'merge']);
});
