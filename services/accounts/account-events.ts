import { accountEventSchemas, accountStreamPrefix } from '@parvis/contracts/accounts/events.ts';
import type { EventLog, NewEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { z } from 'zod';
import { eventId } from '../adapters/log/event-ids.ts';

type AccountEvents = typeof accountEventSchemas;

/** The actor of an event, its command and its time. */
export interface Cause {
  readonly commandId: string;
  readonly actor: string;
  readonly at: Date;
}

/**
 * Appends one event to an account's stream, once: when the stream has moved past the expected
 * revision, nothing is appended. Returns the position of the stream's last event.
 * @throws LogUnavailable
 */
export async function recordOnce<T extends keyof AccountEvents>(
  log: EventLog,
  expected: 'no-stream' | number,
  type: T,
  data: z.infer<AccountEvents[T]>,
  cause: Cause,
): Promise<Position> {
  const stream = `${accountStreamPrefix}${data.accountId}`;
  const event: NewEvent = {
    id: eventId(cause.commandId, 0),
    type,
    data: accountEventSchemas[type].parse(data),
    metadata: {
      commandId: cause.commandId,
      actor: cause.actor,
      occurredAt: cause.at.toISOString(),
      version: 1,
    },
  };
  const result = await log.append(stream, expected, [event]);
  if (result.outcome !== 'conflict') return result.position;
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
  return last?.position ?? startOfLog;
}
