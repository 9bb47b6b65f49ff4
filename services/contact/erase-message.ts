import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import {
  findMessagesBefore,
  type MessageRow,
} from '@parvis/projections/contact-messages/list-messages.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import { eraseData } from '../subjects/erase-data.ts';
import type { Erasure } from '../subjects/erase-subject.ts';

/** The maximum number of messages erased in one run; the next run erases the rest. */
const batchSize = 500;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface ErasingPorts {
  readonly log: EventLog;
  readonly db: Queryable;
  /** Whether something besides messages needs a subject. */
  readonly isNeeded: (subjectId: SubjectId) => Promise<boolean>;
}

/** Erases a message permanently, unless a legal hold defers that. @throws LogUnavailable */
export function eraseMessage(
  { log, db, isNeeded }: ErasingPorts,
  { id, subjectId }: Pick<MessageRow, 'id' | 'subjectId'>,
  erasure: Erasure,
) {
  return eraseData(log, db, { subjectId, about: id, isNeeded }, erasure);
}

/** Erases messages after the retention period. */
export function eraseOldMessages(ports: ErasingPorts, days: number): ScheduledJob {
  return {
    name: 'forget-messages',
    everyMs: hourMs,
    async run(now) {
      const before = new Date(now.getTime() - days * dayMs);
      for (const message of await findMessagesBefore(ports.db, before, batchSize)) {
        const commandId = `forget-message/${message.id}`;
        await eraseMessage(ports, message, { commandId, actor: 'system', at: now });
      }
    },
  };
}
