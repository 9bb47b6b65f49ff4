import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** The required space: more than a complete run writes, with as much again for the tests. */
const enoughBytes = 8 * 2 ** 30;

/**
 * Returns the folder for test databases and files that need not survive a power cut: in memory if
 * there is enough, because creating and deleting thousands of files on a disk would take up a tenth
 * of a run.
 */
export function scratchFolder(): string {
  try {
    const { blocks, bsize } = statfsSync(memory);
    return blocks * bsize >= enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
