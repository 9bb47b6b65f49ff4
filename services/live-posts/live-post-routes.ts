import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { livePostEndpoints as at } from '@parvis/contracts/live-posts/endpoints.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePost } from '@parvis/contracts/live-posts/live-post.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { plainTextOf } from '@parvis/contracts/rich-text/plain-text.ts';
import { listLivePosts } from '@parvis/projections/live-posts/list-live-posts.ts';
import { readLivePost } from '@parvis/projections/live-posts/read-live-post.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listRevisions } from '@parvis/projections/revisioned/list-revisions.ts';
import type { Clock } from '../adapters/clock.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { type Conversion, htmlToRichText } from '../rich-text/html-to-rich-text.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedItem, namedList, namedRevisions } from '../streams/named-reads.ts';
import { expectedRevisionOf, requireIfMatch, requirePresent } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { LivePostWriter } from './live-post-writer.ts';

/** The reads that the routes need. */
interface LivePostReads {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
}

/** Returns the routes of live feeds for editors. */
export function livePostRoutes(writer: LivePostWriter, reads: LivePostReads): Route[] {
  return [...readRoutes(reads), ...writeRoutes(writer, reads)];
}

function readRoutes({ db, accountNames }: LivePostReads): Route[] {
  return [
    route(at.listLivePosts, async ({ params, query }) =>
      namedList(accountNames, await listLivePosts(db, { ...query, ...params })),
    ),
    route(at.getLivePost, async ({ params }) => {
      const post = await readLivePost(db, params.postId);
      const own = post?.content.focusId === params.focusId ? post : undefined;
      const found = requirePresent(own, 'live-post-not-found', 'live-post-removed');
      return namedItem(accountNames, found);
    }),
    route(at.livePostHistory, async ({ params: { focusId, postId }, query }) => {
      const post = await readLivePost(db, postId);
      if (post?.content.focusId !== focusId)
        return { kind: 'refused', refusals: [{ code: 'live-post-not-found' }] };
      const revisions = await listRevisions(db, 'live-posts', postId, query);
      return namedRevisions(accountNames, revisions, undefined);
    }),
  ];
}

function writeRoutes(writer: LivePostWriter, { clock, accountNames }: LivePostReads): Route[] {
  const replies = new StreamReplies(accountNames, (post: LivePost) => ({
    id: post.id,
    ...revisionedView(post),
  }));
  return [
    route(at.publishLivePost, async ({ params, body }, { actor, commandId }) => {
      const read = readHtml(body.html);
      if (!read.ok) return replyTo(read, () => ({ kind: 'empty' }));
      const postId = livePostIdSchema.parse(mintId(`live/${params.focusId}/${commandId}`));
      const shownAt = body.shownAt ?? clock.now().toISOString();
      const post = { text: read.value.doc, shownAt };
      const command = { type: 'publish-live-post', ...params, postId, post } as const;
      const outcome = await writer.execute(actor, command, commandId);
      const location = `/api/focuses/${params.focusId}/live-posts/${postId}`;
      return withDropped(await replies.created(outcome, location), read.value);
    }),
    route(at.editLivePost, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const read = readHtml(body.html);
      if (!read.ok) return replyTo(read, () => ({ kind: 'empty' }));
      const { shownAt } = body;
      const edited = { expectedRevision: seen.value, text: read.value.doc, shownAt };
      const command = { type: 'edit-live-post', ...params, ...edited } as const;
      const outcome = await writer.execute(context.actor, command, context.commandId);
      return withDropped(await replies.saved(outcome), read.value);
    }),
    route(at.removeLivePost, async ({ params }, context) => {
      const command = {
        type: 'remove-live-post',
        ...params,
        ...expectedRevisionOf(context),
      } as const;
      return replies.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.undeleteLivePost, async ({ params }, context) => {
      const command = { type: 'undelete-live-post', ...params } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}

/** A sanitised post must not be empty. */
function readHtml(html: string): Outcome<Conversion> {
  const read = htmlToRichText(html);
  if (plainTextOf(read.doc).trim() !== '') return accept(read);
  return refuse('invalid', { path: ['html'], params: { reason: 'required' } });
}

function withDropped<Body extends object>(
  reply: Reply<Body>,
  { dropped }: Conversion,
): Reply<Body & { readonly dropped?: readonly string[] }> {
  if (reply.kind !== 'json' || dropped.length === 0) return reply;
  return { ...reply, body: { ...reply.body, dropped } };
}
