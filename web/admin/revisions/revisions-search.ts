import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { z } from 'zod';
import { listSearchSchema } from '../lists/list-search.ts';

/** The query of a history: the page, the focus of a live post, the group of a filter value. */
export const revisionsSearchSchema = z.object({
  page: listSearchSchema.shape.page,
  focusId: contentIdSchema.optional().catch(undefined),
  group: vocabularyGroupSchema.optional().catch(undefined),
});
