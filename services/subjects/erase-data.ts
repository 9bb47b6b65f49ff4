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
import { type Erasure, eraseSubject } from './erase-subject.ts';
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
 * @returns the log position of the erasure
 * @throws LogUnavailable
 */
export async function eraseData(
  log: EventLog,
  db: Queryable,
  { subjectId, about, isNeeded }: ErasureScope,
  erasure: Erasure,
): Promise<Position> {
  const position = await record(log, subjectId, about, erasure);
  await deleteDataAbout(db, subjectId, about);
  if ((await hasMoreThanAddress(db, subjectId)) || (await isNeeded(subjectId))) return position;
  return (await eraseSubject(log, db, subjectId, erasure)) ?? position;
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
