import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';

/** Waits for work on the log that may be done later; nothing is thrown when the log is away. */
export async function ignoreUnavailableLog(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    if (!(cause instanceof LogUnavailable)) throw cause;
  }
}
