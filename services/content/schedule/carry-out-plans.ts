import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { ContentWriter } from '../item/content-writer.ts';

const everyMs = 2_000;

/**
 * Publishes and unpublishes items at the instants that editors planned. A refused plan, for
 * instance because another item has taken the address, is retried, and reported once until the
 * reason changes.
 */
export function carryOutPlans(
  findDue: (now: string) => Promise<readonly ContentId[]>,
  writer: Pick<ContentWriter, 'execute'>,
): ScheduledJob {
  let reported = '';
  return {
    name: 'carry-out-plans',
    everyMs,
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
