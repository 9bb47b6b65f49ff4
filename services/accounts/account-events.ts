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

/** How often an append is tried while others append to the same account. */
const maxTries = 5;

/**
 * Appends the next event to an account's stream; repeating the command appends nothing, and a closed
 * account is not closed again.
 * @throws LogUnavailable
 */
export async function recordNext<T extends keyof AccountEvents>(
  log: EventLog,
  type: T,
  data: z.infer<AccountEvents[T]>,
  cause: Cause,
): Promise<Position> {
  const stream = `${accountStreamPrefix}${data.accountId}`;
  for (let turn = 1; ; turn += 1) {
    const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
    const isRecorded = last?.id === eventId(cause.commandId, 0) || last?.type === 'AccountClosed';
    if (last !== undefined && isRecorded) return last.position;
    const result = await log.append(stream, last?.revision ?? 'no-stream', [
      makeEvent(type, data, cause),
    ]);
    if (result.outcome !== 'conflict') return result.position;
    if (turn === maxTries) throw new Error(`the stream ${stream} keeps changing`);
  }
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
  const result = await log.append(stream, expected, [makeEvent(type, data, cause)]);
  if (result.outcome !== 'conflict') return result.position;
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
  return last?.position ?? startOfLog;
}

function makeEvent<T extends keyof AccountEvents>(
  type: T,
  data: z.infer<AccountEvents[T]>,
  { commandId, actor, at }: Cause,
): NewEvent {
  return {
    id: eventId(commandId, 0),
    type,
    data: accountEventSchemas[type].parse(data),
    metadata: { commandId, actor, occurredAt: at.toISOString(), version: 1 },
  };
}
