import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { refuse } from '@parvis/contracts/http/refusal.ts';
import { expect, test } from 'vitest';
import { carryOutPlans } from './carry-out-plans.ts';

const [one, other] = ['page00000001', 'page00000002'].map((id) => contentIdSchema.parse(id));
const noon = new Date('2026-03-01T12:00:00.000Z');

test('a refused plan does not delay others, is retried, and is reported once until it changes', async () => {
  let due = [one, other].filter((id) => id !== undefined);
  const tried: string[] = [];
  const plans = { findDue: async () => due, findNext: async () => noon };
  const job = carryOutPlans(plans, {
    execute: async (_actor, { contentId }) => {
      tried.push(contentId);
      return refuse('slug-taken');
    },
  });
  await expect(job.run(noon)).rejects.toThrow(`${one} (slug-taken), ${other} (slug-taken)`);
  expect(tried).toEqual([one, other]);
  await job.run(noon);
  expect(tried).toHaveLength(4);
  due = due.slice(1);
  await expect(job.run(noon)).rejects.toThrow(
    /^plans not carried out: page00000002 \(slug-taken\)$/,
  );
  due = [];
  await job.run(noon);
});
