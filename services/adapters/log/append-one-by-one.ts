import type { AppendResult, EventLog, StreamAppend } from '@parvis/contracts/log/event-log.ts';

/** Appends to several streams in order, for a log that cannot write them together. */
export async function appendOneByOne(
  log: Pick<EventLog, 'append'>,
  appends: readonly StreamAppend[],
): Promise<readonly AppendResult[]> {
  const results: AppendResult[] = [];
  for (const { stream, expected, events } of appends)
    results.push(await log.append(stream, expected, events));
  return results;
}
