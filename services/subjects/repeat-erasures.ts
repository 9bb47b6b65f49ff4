import { subjectEvents } from '@parvis/contracts/subjects/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import { catchUp } from '../reactors/catch-up.ts';
import { deleteDataAbout, deleteSubjects } from './statements.ts';

/**
 * Repeats the erasures in the log since the last time, before a database restored from a backup is
 * served. Reads only from its checkpoint, which was restored too.
 * @throws LogUnavailable
 */
export async function repeatErasures(log: ReadableLog, db: Pool): Promise<void> {
  await catchUp(log, db, {
    name: 'repeated-erasures',
    handles: subjectEvents.types,
    async apply(recorded, sql) {
      const events = recorded.map(subjectEvents.read);
      const erased = events.flatMap((event) => (event.type === 'SubjectErased' ? event.data : []));
      for (const { type, data } of events)
        if (type === 'SubjectDataErased') await deleteDataAbout(sql, data.subjectId, data.about);
      await deleteSubjects(
        sql,
        erased.map(({ subjectId }) => subjectId),
      );
    },
  });
}
