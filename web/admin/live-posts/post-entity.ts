import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { livePostEndpoints as at } from '@parvis/contracts/live-posts/endpoints.ts';
import { savedPostSchema } from '@parvis/contracts/live-posts/live-post.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { z } from 'zod';
import { declareEntity } from '../revisions/entity.ts';
import { entityRequests } from '../revisions/entity-requests.ts';
import { sentPost, writtenPostSchema } from './sent-post.ts';

/** The length of a post's name, in characters. */
const nameLength = 60;

const key = z
  .object({ id: z.string(), focusId: contentIdSchema })
  .transform(({ id, focusId }) => ({ focusId, postId: id }));

export const postRequests = entityRequests({
  key,
  create: at.publishLivePost,
  get: at.getLivePost,
  save: at.editLivePost,
  delete: at.removeLivePost,
  undelete: at.undeleteLivePost,
});

/** The history of a post. */
export const postEntity = declareEntity({
  title: 'live-posts.title',
  key,
  content: savedPostSchema,
  history: at.livePostHistory,
  restore: async (one, { content }, seen) =>
    postRequests.save(one, await sentPost(writtenPostSchema.parse(content)), seen),
  undelete: postRequests.undelete,
  screen: ({ focusId }) => ({ to: '/admin/live-posts', search: { focus: focusId } }),
  nameOf: ({ text }) => toPlainText(text).slice(0, nameLength),
  fields: ({ text, shownAt }, { intl }) => ({
    [intl.formatMessage({ id: 'live-posts.text' })]: toPlainText(text),
    [intl.formatMessage({ id: 'live-posts.shown-at' })]: intl.formatDate(shownAt, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    }),
  }),
});
