import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import {
  findDueReleases,
  findNextRelease,
} from '@parvis/projections/media-library/find-due-releases.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { MediaWriter } from '../item/media-writer.ts';

const everyMs = 2_000;

/** Releases planned items once their instant has come. */
export function releaseDueMedia(db: Queryable, writer: Pick<MediaWriter, 'execute'>): ScheduledJob {
  return {
    name: 'release-media',
    everyMs,
    nextDue: () => findNextRelease(db),
    async run(date) {
      const now = date.toISOString();
      for (const mediaId of await findDueReleases(db, now)) {
        const command = { type: 'release-due-media', mediaId, now } as const;
        await writer.execute(systemActor, command, `release/${now}`);
      }
    },
  };
}
