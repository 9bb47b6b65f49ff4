import { subjectEventSchemas } from '@parvis/contracts/subjects/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import { catchUp } from '../reactors/catch-up.ts';
import { deleteSubjects } from './statements.ts';

/**
 * Erases again what the log says was erased, since the last time: a database restored from a backup
 * does not serve before. Reads only what came after its checkpoint, which the backup took along.
 * @throws LogUnavailable
 */
export async function repeatErasures(log: ReadableLog, db: Pool): Promise<void> {
  await catchUp(log, db, {
    name: 'repeated-erasures',
    handles: ['SubjectErased'],
    async apply(events, sql) {
      const erased = events.map(({ data }) => subjectEventSchemas.SubjectErased.parse(data));
      await deleteSubjects(
        sql,
        erased.map(({ subjectId }) => subjectId),
      );
    },
  });
}
