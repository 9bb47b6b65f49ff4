import { vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { listSearchSchema } from '../lists/list-search.ts';

/** The query of the screen of facets: the group, words, and the page. */
export const facetsSearchSchema = listSearchSchema.extend({
  group: vocabularyGroupSchema.optional().catch(undefined),
});
