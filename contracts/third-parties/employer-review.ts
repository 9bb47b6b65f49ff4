import { z } from 'zod';

const line = (maximum: number) => z.string().trim().min(1).max(maximum);
const score = z.number().min(0).max(5);
const rated = {
  score,
  reviews: z.int().min(0),
  /** Per cent of those who wrote that would recommend us. */
  recommended: z.int().min(0).max(100).optional(),
  /** Where the reviews are. */
  url: z.url({ protocol: /^https$/ }).max(2_000),
};

/** What employees say of us on a site of reviews, as that site answers. Scores are out of five. */
export const employerReviewSchema = z.object({
  /** What the site is called. */
  site: line(60),
  employer: z.object({
    ...rated,
    criteria: z
      .array(z.object({ name: z.object({ fr: line(60), en: line(60) }), score }))
      .max(6)
      .default([]),
  }),
  /** The employers of the group, one by one. */
  group: z.array(z.object({ name: line(80), ...rated })).max(20),
});
export type EmployerReview = z.infer<typeof employerReviewSchema>;
