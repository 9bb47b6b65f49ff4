import { actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { fenceEventType } from '@parvis/contracts/log/fence.ts';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';

/**
 * Appends an event that changes nothing after this revision, so that a command that decided on this
 * revision can no longer append: it conflicts, and decides again.
 * @returns false when the stream has moved on
 * @throws LogUnavailable
 */
export async function fenceStream(
  { log, clock }: { readonly log: EventLog; readonly clock: Clock },
  stream: string,
  revision: number,
): Promise<boolean> {
  const commandId = `fence/${stream}/${revision}`;
  const result = await log.append(stream, revision === -1 ? 'no-stream' : revision, [
    {
      id: eventId(commandId, 0),
      type: fenceEventType,
      data: {},
      metadata: {
        commandId,
        actor: actorId(systemActor),
        occurredAt: clock.now().toISOString(),
        version: 1,
      },
    },
  ]);
  return result.outcome !== 'conflict';
}
