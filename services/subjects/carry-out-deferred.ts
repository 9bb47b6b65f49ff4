import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import { listDeferredErasures } from './deferred-erasures.ts';
import { eraseData } from './erase-data.ts';
import { eraseSubject } from './erase-subject.ts';

const everyMs = 60_000;

export interface DeferredPorts {
  readonly log: EventLog;
  readonly db: Queryable;
  /** Whether something still needs a subject of whom only the address is left. */
  readonly isNeeded: (subjectId: SubjectId) => Promise<boolean>;
}

/** Carries out the erasures that a legal hold deferred, once none holds them any more. */
export function carryOutDeferredErasures({ log, db, isNeeded }: DeferredPorts): ScheduledJob {
  return {
    name: 'carry-out-deferred-erasures',
    everyMs,
    async run(at) {
      for (const { subjectId, about } of await listDeferredErasures(db)) {
        const commandId = `deferred-erasure/${subjectId}/${about}`;
        const erasure = { commandId, actor: 'system', at };
        if (about === '') await eraseSubject(log, db, subjectId, erasure);
        else await eraseData(log, db, { subjectId, about, isNeeded }, erasure);
      }
    },
  };
}
