import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { listSearchSchema } from '../lists/list-search.ts';

/** The query of the screen of live posts: the focus, and the page. */
export const livePostsSearchSchema = listSearchSchema.pick({ page: true }).extend({
  focus: contentIdSchema.optional().catch(undefined),
});
