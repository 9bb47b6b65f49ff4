import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { ContentWriter } from '../item/content-writer.ts';

const everyMs = 2_000;

/** The plans of items. */
interface Plans {
  /** Returns items with a plan that is due by now (ISO 8601, UTC). */
  findDue(now: string): Promise<readonly ContentId[]>;
  /** Returns when the next plan is due. */
  findNext(): Promise<Date | undefined>;
}

/**
 * Publishes and unpublishes items at the instants that editors planned. A refused plan, for
 * instance because another item has taken the address, is retried, and reported once until the
 * reason changes.
 */
export function carryOutPlans(
  { findDue, findNext }: Plans,
  writer: Pick<ContentWriter, 'execute'>,
): ScheduledJob {
  let reported = '';
  return {
    name: 'carry-out-plans',
    everyMs,
    async nextDue(now) {
      const next = await findNext();
      if (next === undefined || next > now) reported = '';
      return next;
    },
    async run(date) {
      const now = date.toISOString();
      const failed: string[] = [];
      for (const contentId of await findDue(now)) {
        const command = { type: 'carry-out-plan', contentId, now } as const;
        const outcome = await writer.execute(systemActor, command, `plan/${now}`);
        if (!outcome.ok) failed.push(`${contentId} (${outcome.refusals.map(codeOf).join(', ')})`);
      }
      const problems = failed.join(', ');
      if (problems === reported) return;
      reported = problems;
      if (problems !== '') throw new Error(`plans not carried out: ${problems}`);
    },
  };
}

function codeOf({ code }: Refusal): string {
  return code;
}
