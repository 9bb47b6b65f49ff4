import { constants, setPriority } from 'node:os';

/** Leaves the processors to those who serve visitors and editors, where this process's work is long. */
export function yieldToPeople(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
