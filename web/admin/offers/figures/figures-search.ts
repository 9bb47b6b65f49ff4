import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { z } from 'zod';
import { mondayOf, weeksBefore } from './weeks.ts';

/** The periods of figures, in weeks, or back to the first offer. */
export const periods = ['13', '26', '52', 'all'] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = '52';
export const defaultGroup = 'contract';

/** The query of the figures of offers; unknown values are ignored. */
export const figuresSearchSchema = z.object({
  period: z.enum(periods).optional().catch(undefined),
  group: z.enum(offerGroups).optional().catch(undefined),
  facet: z.string().min(1).max(300).optional().catch(undefined),
});
export type FiguresSearch = z.infer<typeof figuresSearchSchema>;

/** Returns the first day of a period, a Monday; undefined for the whole history. */
export function findFirstDay(period: Period, now: Date): string | undefined {
  if (period === 'all') return undefined;
  return weeksBefore(mondayOf(toParisTime(now).date), Number(period));
}
