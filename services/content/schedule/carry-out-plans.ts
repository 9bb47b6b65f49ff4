import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { findDuePlans } from '@parvis/projections/content-items/find-due-plans.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { ContentWriter } from '../item/content-writer.ts';

const everyMs = 2_000;

/** Publishes items and takes them off the site at the instants that editors planned. */
export function carryOutPlans(db: Queryable, writer: Pick<ContentWriter, 'execute'>): ScheduledJob {
  return {
    name: 'carry-out-plans',
    everyMs,
    async run(date) {
      const now = date.toISOString();
      const failed: string[] = [];
      for (const contentId of await findDuePlans(db, now)) {
        const command = { type: 'carry-out-plan', contentId, now } as const;
        const outcome = await writer.execute(systemActor, command, `plan/${now}`);
        if (!outcome.ok) failed.push(`${contentId} (${outcome.refusals.map(codeOf).join(', ')})`);
      }
      if (failed.length > 0) throw new Error(`plans not carried out: ${failed.join(', ')}`);
    },
  };
}

function codeOf({ code }: Refusal): string {
  return code;
}
