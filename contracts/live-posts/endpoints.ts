import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { revisionListSchema } from '../revisions/views.ts';
import { livePostIdSchema } from './ids.ts';
import { livePostViewSchema } from './views.ts';

const none = z.object({});
const ofFocus = z.object({ focusId: contentIdSchema });
const byPost = ofFocus.extend({ postId: livePostIdSchema });
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;
const response = { status: 200, kind: 'json', schema: livePostViewSchema } as const;

const instant = z.iso.datetime({ abort: true }).overwrite((time) => new Date(time).toISOString());

/** A post as it is sent: its HTML is sanitised; its time defaults to now. */
const postInputSchema = z.object({
  html: z.string().min(1).max(100_000),
  shownAt: instant.optional(),
});

/** The filter fields of the list of a feed's posts. */
export const livePostListFields = {
  id: 'word',
  shownAt: 'instant',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The REST endpoints of a focus's live feed. */
export const livePostEndpoints = {
  listLivePosts: endpoint({
    id: 'listLivePosts',
    method: 'get',
    path: '/api/focuses/{focusId}/live-posts',
    summary: 'Lists the posts of a live feed, newest first',
    ...reads,
    params: ofFocus,
    query: listQuerySchema.extend({
      /** Only posts dated at this time or later. */
      since: instant.optional(),
      ...listControls({
        fields: livePostListFields,
        sortedBy: ['-shownAt'],
        item: livePostViewSchema,
        example: '{"shownAt": {"lessThan": "2026-01-01T00:00:00Z"}}',
      }),
    }),
    body: none,
    response: listResponse(livePostViewSchema),
  }),
  publishLivePost: endpoint({
    id: 'publishLivePost',
    method: 'post',
    path: '/api/focuses/{focusId}/live-posts',
    summary: 'Publishes a post in a live feed',
    ...writes,
    params: ofFocus,
    query: none,
    body: postInputSchema,
    maxBytes: contentBodyBytes,
    response: { status: 201, kind: 'json', schema: livePostViewSchema },
  }),
  getLivePost: endpoint({
    id: 'getLivePost',
    method: 'get',
    path: '/api/focuses/{focusId}/live-posts/{postId}',
    summary: 'Reads a post',
    ...reads,
    params: byPost,
    query: readQuerySchema,
    body: none,
    response,
  }),
  editLivePost: endpoint({
    id: 'editLivePost',
    method: 'put',
    path: '/api/focuses/{focusId}/live-posts/{postId}',
    summary: 'Edits a post; its time is unchanged unless another is sent',
    ...writes,
    params: byPost,
    query: none,
    body: postInputSchema,
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response,
  }),
  removeLivePost: endpoint({
    id: 'removeLivePost',
    method: 'delete',
    path: '/api/focuses/{focusId}/live-posts/{postId}',
    summary: 'Removes a post from its feed; its history is kept',
    ...writes,
    params: byPost,
    query: none,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
  }),
  undeleteLivePost: endpoint({
    id: 'undeleteLivePost',
    method: 'post',
    path: '/api/focuses/{focusId}/live-posts/{postId}/undelete',
    summary: 'Restores a removed post unchanged, at its time',
    ...writes,
    params: byPost,
    query: none,
    body: none,
    response,
  }),
  livePostHistory: endpoint({
    id: 'livePostHistory',
    method: 'get',
    path: '/api/focuses/{focusId}/live-posts/{postId}/history',
    summary: 'Lists the revisions of a post, newest first, each with the content before it',
    access: { capability: 'history.read' },
    params: byPost,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
} as const;
