import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';

/** Awaits work on the log that can be postponed; does not throw when the log is unavailable. */
export async function ignoreUnavailableLog(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    if (!(cause instanceof LogUnavailable)) throw cause;
  }
}
