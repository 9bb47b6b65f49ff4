import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import type { ListFields } from '../http/conditions.ts';
import { listControls } from '../http/list-controls.ts';
import { listQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { richTextSchema } from '../rich-text/document.ts';
import { livePostIdSchema } from './ids.ts';
import { livePostViewSchema } from './views.ts';

const ofFocus = z.object({ focusId: contentIdSchema });

const instant = z.iso.datetime({ abort: true }).overwrite((time) => new Date(time).toISOString());

/** A post as it is sent: HTML, which is sanitised, or a text as it is read. Its time defaults to now. */
const postInputSchema = z
  .object({
    html: z.string().min(1).max(100_000).optional(),
    text: richTextSchema.optional(),
    shownAt: instant.optional(),
  })
  .refine(({ html, text }) => html !== undefined || text !== undefined, {
    path: ['html'],
    params: { reason: 'required' },
  });
export type PostInput = z.infer<typeof postInputSchema>;

/** The filter fields of the list of a feed's posts. */
export const livePostListFields = {
  id: 'word',
  shownAt: 'instant',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

const usual = usualEndpoints({
  path: '/api/focuses/{focusId}/live-posts',
  item: '/{postId}',
  params: { all: ofFocus, one: ofFocus.extend({ postId: livePostIdSchema }) },
  view: livePostViewSchema,
  maxBytes: contentBodyBytes,
});

/** The REST endpoints of a focus's live feed. */
export const livePostEndpoints = {
  listLivePosts: usual.list(
    'listLivePosts',
    'Lists the posts of a live feed, newest first',
    listQuerySchema.extend({
      /** Only posts dated at this time or later. */
      since: instant.optional(),
      ...listControls({
        fields: livePostListFields,
        sortedBy: ['-shownAt'],
        item: livePostViewSchema,
        example: '{"shownAt": {"lessThan": "2026-01-01T00:00:00Z"}}',
      }),
    }),
  ),
  publishLivePost: usual.create(
    'publishLivePost',
    'Publishes a post in a live feed',
    postInputSchema,
  ),
  getLivePost: usual.get('getLivePost', 'Reads a post'),
  editLivePost: usual.save(
    'editLivePost',
    'Edits a post; its time is unchanged unless another is sent',
    postInputSchema,
  ),
  removeLivePost: usual.delete(
    'removeLivePost',
    'Removes a post from its feed; its history is kept',
  ),
  undeleteLivePost: usual.undelete(
    'undeleteLivePost',
    'Restores a removed post unchanged, at its time',
  ),
  livePostHistory: usual.history(
    'livePostHistory',
    'Lists the revisions of a post, newest first, each with the content before it',
  ),
} as const;
