import { livePostEndpoints as at } from '@parvis/contracts/live-posts/endpoints.ts';
import { type LivePostView } from '@parvis/contracts/live-posts/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { itemsPerScreen } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type PostInput = z.input<(typeof at.publishLivePost)['body']>;

/** Reads a page of the posts of a focus, newest first. */
export const listLivePosts = (focusId: string, page: number | undefined) =>
  queryOptions({
    queryKey: ['live-posts', focusId, page],
    queryFn: ({ signal }) =>
      callEndpoint(at.listLivePosts, {
        params: { focusId },
        query: { page, pageSize: itemsPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Publishes a post in the live feed of a focus. */
export function publishPost(
  focusId: string,
  body: PostInput,
  commandId: string,
): Promise<LivePostView> {
  return callEndpoint(at.publishLivePost, {
    params: { focusId },
    body,
    commandId,
  });
}

/** Reads a post. */
export function readPost(focusId: string, postId: string): Promise<LivePostView> {
  return callEndpoint(at.getLivePost, { params: { focusId, postId } });
}

/** Saves a post, based on a revision. */
export function editPost(
  { focusId, id }: { readonly focusId: string; readonly id: string },
  body: PostInput,
  ifMatch: number,
): Promise<LivePostView> {
  const params = { focusId, postId: id };
  return callEndpoint(at.editLivePost, { params, body, ifMatch });
}

/** Restores a removed post. */
export function undeletePost({
  focusId,
  id,
}: {
  readonly focusId: string;
  readonly id: string;
}): Promise<LivePostView> {
  const params = { focusId, postId: id };
  return callEndpoint(at.undeleteLivePost, { params });
}

/** Removes a post from its feed. */
export function removePost({ focusId, id, revision }: LivePostView): Promise<undefined> {
  const params = { focusId, postId: id };
  return callEndpoint(at.removeLivePost, { params, ifMatch: revision });
}
