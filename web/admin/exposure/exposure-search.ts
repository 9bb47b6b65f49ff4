import { maxAskedText } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { z } from 'zod';
import { daySchema, endOfDay, startOfDay } from '../audit/paris-days.ts';

/** The query of the screen: what is looked for, and the days in Paris between which it was public. */
export const exposureSearchSchema = z.object({
  q: z.string().trim().min(1).max(maxAskedText).optional().catch(undefined),
  from: daySchema,
  to: daySchema,
  unpublished: z.literal('yes').optional().catch(undefined),
  page: z.int().min(2).optional().catch(undefined),
});
export type ExposureSearch = z.infer<typeof exposureSearchSchema>;

const mediumOrHash = /^(?:(?=[a-z0-9]*\d)[a-z0-9]{12}|[0-9a-f]{64})$/;

/** Returns the question to the API: an address, the id or hash of a medium, or else words. */
export function toQuestion({ q = '', from, to, unpublished, page }: ExposureSearch) {
  const about = /^(?:\/|https?:)/.test(q)
    ? { link: q }
    : mediumOrHash.test(q)
      ? { media: q }
      : { text: q };
  return {
    ...about,
    from: startOfDay(from),
    to: endOfDay(to),
    unpublished,
    page,
  };
}
