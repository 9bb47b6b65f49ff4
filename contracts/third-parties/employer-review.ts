import { z } from 'zod';
import { inEachLocale } from '../site/locale.ts';

const line = (maximum: number) => z.string().trim().min(1).max(maximum);
const score = z.number().min(0).max(5);
const rated = {
  score,
  reviews: z.int().min(0),
  /** Percentage of reviewers who would recommend us. */
  recommended: z.int().min(0).max(100).optional(),
  /** The page of the reviews. */
  url: z.url({ protocol: /^https$/ }).max(2_000),
};

/** Ratings from an employer review site, as it returns them. Scores are out of five. */
export const employerReviewSchema = z.object({
  /** The name of the site. */
  site: line(60),
  employer: z.object({
    ...rated,
    criteria: z
      .array(z.object({ name: inEachLocale(line(60)), score }))
      .max(6)
      .default([]),
  }),
  /** Each company of the group. */
  group: z.array(z.object({ name: line(80), ...rated })).max(20),
});
export type EmployerReview = z.infer<typeof employerReviewSchema>;
