import { z } from 'zod';

const instant = z.iso.datetime().nullable();

/**
 * The plan of an item: the instants (UTC) of its publication and of its end; null when none is set.
 */
export const contentPlanSchema = z.object({
  /** Publishes at that instant, even if the item is already published. */
  publishAt: instant,
  unpublishAt: instant,
  fixed: z
    .boolean()
    .optional()
    .describe(
      'Publishes the draft as it is now, even if it changes until then; otherwise as it will be',
    ),
});
export type ContentPlan = Readonly<z.infer<typeof contentPlanSchema>>;

/** The instants of a plan. */
export type PlannedInstants = Pick<ContentPlan, 'publishAt' | 'unpublishAt'>;

/** The plan of an item for which nothing is planned. */
export const noPlan: ContentPlan = { publishAt: null, unpublishAt: null };

/** Returns a plan with its instants in one format, so that text order is chronological order. */
export function normalizePlan({ publishAt, unpublishAt }: PlannedInstants): PlannedInstants {
  return { publishAt: written(publishAt), unpublishAt: written(unpublishAt) };
}

function written(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Returns the first instant of a plan; null when nothing is planned. */
export function nextPlanned({ publishAt, unpublishAt }: PlannedInstants): string | null {
  const [first] = [publishAt, unpublishAt].filter((at) => at !== null).sort();
  return first ?? null;
}
