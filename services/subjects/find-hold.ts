import { caseEvents, caseStream } from '@parvis/contracts/cases/events.ts';
import { type Hold, holdsIn, isInForce } from '@parvis/contracts/cases/holds.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';

/**
 * Returns a hold that keeps one of these on a day, the one that does longest: ids of items, media,
 * messages or persons.
 * @throws LogUnavailable
 */
export async function findHold(
  log: Pick<EventLog, 'readStream'>,
  ids: readonly string[],
  at: Date,
): Promise<Hold | undefined> {
  const events = (await log.readStream(caseStream)).filter((event) => !isFence(event));
  const today = at.toISOString().slice(0, 10);
  return holdsIn(events.map((event) => caseEvents.read(event)))
    .filter((hold) => isInForce(hold, today) && hold.kept.some(({ id }) => ids.includes(id)))
    .toSorted((one, other) => other.until.localeCompare(one.until))[0];
}

/** Returns the refusal of what a hold keeps: it names the case, the legal basis and the last day. */
export function heldRefusal({ title, basis, until }: Hold): Refusal {
  return { code: 'held', params: { title, basis, until } };
}
