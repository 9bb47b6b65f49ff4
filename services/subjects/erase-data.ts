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
import { deferErasure, forgetDeferred } from './deferred-erasures.ts';
import { type Erasure, type ErasureOutcome, eraseSubject } from './erase-subject.ts';
import { findHold } from './find-hold.ts';
import { deleteDataAbout, hasMoreThanAddress } from './statements.ts';

/** The scope of an erasure: all data of a subject about one item, such as a message. */
export interface ErasureScope {
  readonly subjectId: SubjectId;
  readonly about: string;
  /** Whether something still needs a subject of whom only the address is left. */
  readonly isNeeded: (subjectId: SubjectId) => Promise<boolean>;
}

/**
 * Records `SubjectDataErased`, then removes the subject's data about one item, and the subject when
 * only its address is left and nothing needs it. `repeatErasures` completes it after a crash in
 * between.
 * A legal hold on the subject or the item defers it.
 * @throws LogUnavailable
 */
export async function eraseData(
  log: EventLog,
  db: Queryable,
  { subjectId, about, isNeeded }: ErasureScope,
  erasure: Erasure,
): Promise<ErasureOutcome> {
  const hold = await findHold(log, [subjectId, about], erasure.at);
  if (hold !== undefined) {
    await deferErasure(db, { subjectId, about, requestedAt: erasure.at });
    return { kind: 'held', hold };
  }
  const position = await record(log, subjectId, about, erasure);
  await deleteDataAbout(db, subjectId, about);
  await forgetDeferred(db, { subjectId, about });
  const erased = { kind: 'erased', position } as const;
  if ((await hasMoreThanAddress(db, subjectId)) || (await isNeeded(subjectId))) return erased;
  const whole = await eraseSubject(log, db, subjectId, erasure);
  return whole.kind === 'erased' ? whole : erased;
}

async function record(
  log: EventLog,
  subjectId: SubjectId,
  about: string,
  { commandId, actor, at }: Erasure,
): Promise<Position> {
  const stream = subjectStreamPrefix + subjectId;
  const event = {
    id: eventId(`${commandId}/${subjectId}/${about}`, 0),
    type: 'SubjectDataErased',
    data: subjectEventSchemas.SubjectDataErased.parse({ subjectId, about }),
    metadata: { commandId, actor, occurredAt: at.toISOString(), version: subjectEventVersion },
  };
  for (;;) {
    const events = await log.readStream(stream);
    const last = events.at(-1);
    const already = events.find(
      ({ type, data }) =>
        type === 'SubjectErased' ||
        (type === 'SubjectDataErased' &&
          subjectEventSchemas.SubjectDataErased.parse(data).about === about),
    );
    if (already !== undefined) return already.position;
    const result = await log.append(stream, last?.revision ?? 'no-stream', [event]);
    if (result.outcome !== 'conflict') return result.position;
  }
}
