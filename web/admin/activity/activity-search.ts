import { activityItemTypes } from '@parvis/contracts/activity/items.ts';
import { activityActionSchema } from '@parvis/contracts/content/activity-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { z } from 'zod';

/** The types that activity can be filtered by. */
export const activityKinds = [...contentKinds, ...activityItemTypes] as const;

const day = z.iso.date().optional().catch(undefined);

/** The query of the activity; unknown values are ignored. */
export const activitySearchSchema = z.object({
  by: z.string().max(40).optional().catch(undefined),
  kind: z.enum(activityKinds).optional().catch(undefined),
  action: activityActionSchema.optional().catch(undefined),
  from: day,
  to: day,
  /** The log position before which the page begins. */
  before: positionSchema.optional().catch(undefined),
});
export type ActivitySearch = z.infer<typeof activitySearchSchema>;
