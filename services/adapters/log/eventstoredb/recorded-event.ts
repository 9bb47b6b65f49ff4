import { type Position as CommitPosition, type ReadPosition, START } from '@eventstore/db-client';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import {
  ordinalOf,
  type Position,
  positionFrom,
  startOfLog,
} from '@parvis/contracts/log/position.ts';
import { readMetadata } from '../recorded-metadata.ts';

/**
 * The largest unsigned 64-bit number, which servers before 22.6 return as the position of a
 * stream's event.
 */
const noPosition = 2n ** 64n - 1n;

/** An event as the client returns it: ours or a system event. */
export interface ClientEvent {
  readonly id: string;
  readonly streamId: string;
  readonly revision: bigint;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
  readonly created?: Date;
  readonly position?: CommitPosition | undefined;
}

/**
 * Returns whether an event is the server's own: statistics, stream metadata and the like. What is
 * pushed has the same filter.
 */
export function isSystemEvent(event: ClientEvent): boolean {
  return event.type.startsWith('$');
}

/** Returns an event as the log returns it. @throws Error when it has no position */
export function recordedEvent(event: ClientEvent): RecordedEvent {
  if (event.position === undefined || event.position.commit === noPosition)
    throw new Error(`event ${event.id} has no position: EventStoreDB 23.10 or later is required`);
  return {
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    type: event.type,
    data: event.data,
    ...readMetadata(event.metadata, event.created?.toISOString()),
    position: positionFrom(event.position.commit),
  };
}

/**
 * Events appended by gRPC are their own transaction: their prepare position is their commit
 * position.
 */
export function clientPosition(position: Position): ReadPosition {
  if (position === startOfLog) return START;
  return { commit: ordinalOf(position), prepare: ordinalOf(position) };
}
