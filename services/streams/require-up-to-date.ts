import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';

const behindMs = 10_000;

/**
 * Waits until what a command decides by has everything that is in the log; refuses it after ten
 * seconds. @throws LogUnavailable
 */
export async function requireUpToDate(
  { log, waitUntil }: { readonly log: Pick<EventLog, 'head'>; readonly waitUntil: WaitUntil },
  readModels: readonly string[],
): Promise<Outcome<undefined>> {
  const isReached = await waitUntil(readModels, await log.head(), behindMs);
  return isReached ? accept(undefined) : refuse('too-busy');
}
