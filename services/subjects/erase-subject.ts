import type { Hold } from '@parvis/contracts/cases/holds.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  subjectEventSchemas,
  subjectEventVersion,
  subjectStreamPrefix,
} from '@parvis/contracts/subjects/events.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import { deferErasure } from './deferred-erasures.ts';
import { findHold } from './find-hold.ts';
import { deleteSubjects, selectSubject } from './statements.ts';

/** The author, command and time of an erasure. */
export interface Erasure {
  readonly commandId: string;
  /** Account id, `system`, or `anonymous` for the subject itself. */
  readonly actor: string;
  readonly at: Date;
}

/** `unknown`: no such subject ever existed. */
export type ErasureOutcome =
  | { readonly kind: 'erased'; readonly position: Position }
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'unknown' };

/**
 * Records `SubjectErased`, then removes all data of the subject. In this order `repeatErasures`
 * completes it after a crash in between, and no backup restores erased data.
 * While a legal hold keeps the subject, the erasure is deferred, and nobody reads the data meanwhile.
 * @throws LogUnavailable
 */
export async function eraseSubject(
  log: EventLog,
  db: Queryable,
  subjectId: SubjectId,
  erasure: Erasure,
): Promise<ErasureOutcome> {
  const hold = await findHold(log, [subjectId], erasure.at);
  if (hold !== undefined) {
    await deferErasure(db, { subjectId, about: '', requestedAt: erasure.at });
    return { kind: 'held', hold };
  }
  const position = await recordErasure(log, db, subjectId, erasure);
  if (position === undefined) return { kind: 'unknown' };
  await deleteSubjects(db, [subjectId]);
  return { kind: 'erased', position };
}

async function recordErasure(
  log: EventLog,
  db: Queryable,
  subjectId: SubjectId,
  erasure: Erasure,
): Promise<Position | undefined> {
  const stream = `${subjectStreamPrefix}${subjectId}`;
  for (;;) {
    // Read first, so that the stream already contains a concurrent removal.
    const isKept = (await selectSubject(db, subjectId)) !== undefined;
    const events = await log.readStream(stream);
    const already = events.find(({ type }) => type === 'SubjectErased');
    if (already !== undefined) return already.position;
    if (!isKept) return undefined;
    const result = await log.append(stream, events.at(-1)?.revision ?? 'no-stream', [
      erasedEvent(subjectId, erasure),
    ]);
    if (result.outcome !== 'conflict') return result.position;
  }
}

const erasedEvent = (subjectId: SubjectId, { commandId, actor, at }: Erasure) => ({
  id: eventId(`${commandId}/${subjectId}`, 0),
  type: 'SubjectErased',
  data: subjectEventSchemas.SubjectErased.parse({ subjectId }),
  metadata: { commandId, actor, occurredAt: at.toISOString(), version: subjectEventVersion },
});
