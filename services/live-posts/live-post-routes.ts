import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { livePostEndpoints as at, type PostInput } from '@parvis/contracts/live-posts/endpoints.ts';
import { type LivePostId, livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { Conversion } from '@parvis/contracts/rich-text/html/read-html.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { listLivePosts } from '@parvis/projections/live-posts/list-live-posts.ts';
import { readRevisioned } from '@parvis/projections/revisioned/read-revisioned.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { entityReads } from '../revisioned/entity-reads.ts';
import { entityReplies } from '../revisioned/entity-replies.ts';
import type { EntityPorts, EntityWriter } from '../revisioned/entity-writer.ts';
import { htmlToRichText } from '../rich-text/html-to-rich-text.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedList } from '../streams/named-reads.ts';
import { type LivePostCommand, livePost } from './decide.ts';

const notFound = { kind: 'refused', refusals: [{ code: 'live-post-not-found' }] } as const;

type PostText = Pick<Conversion, 'doc' | 'dropped'>;
type LivePostWriter = EntityWriter<LivePostCommand, LivePostContent>;

/** Returns the routes of live feeds for editors. */
export function livePostRoutes(writer: LivePostWriter, ports: EntityPorts): Route[] {
  return [...readRoutes(ports), ...writeRoutes(writer, ports)];
}

function readRoutes(ports: EntityPorts): Route[] {
  const { db, accountNames } = ports;
  const reads = entityReads(livePost, 'live-posts', ports);
  /** A post is found under its own focus only. */
  const isPostOfFocus = async (focusId: ContentId, postId: LivePostId) => {
    const post = await readRevisioned<LivePostContent>(db, 'live-posts', postId);
    return post?.content.focusId === focusId;
  };
  return [
    route(at.listLivePosts, async ({ params, query }) =>
      namedList(accountNames, await listLivePosts(db, { ...query, ...params })),
    ),
    route(at.getLivePost, async ({ params: { focusId, postId } }) =>
      (await isPostOfFocus(focusId, postId)) ? reads.get(postId) : notFound,
    ),
    route(at.livePostHistory, async ({ params: { focusId, postId }, query }) =>
      (await isPostOfFocus(focusId, postId)) ? reads.history(postId, query) : notFound,
    ),
  ];
}

function writeRoutes(writer: LivePostWriter, ports: EntityPorts): Route[] {
  const on = (focusId: ContentId) =>
    entityReplies(
      livePost,
      {
        execute: (actor, command, requestId) =>
          writer.execute(actor, { ...command, focusId }, requestId),
      },
      ports,
    );
  return [
    route(at.publishLivePost, async ({ params: { focusId }, body }, context) => {
      const read = readText(body);
      if (!read.ok) return replyTo(read, () => ({ kind: 'empty' }));
      const id = livePostIdSchema.parse(mintId(`live/${focusId}/${context.commandId}`));
      const shownAt = body.shownAt ?? ports.clock.now().toISOString();
      const post = { focusId, text: read.value.doc, shownAt };
      const location = `/api/focuses/${focusId}/live-posts/${id}`;
      return withDropped(await on(focusId).create(id, post, context, location), read.value);
    }),
    route(at.editLivePost, async ({ params: { focusId, postId }, body }, context) => {
      const read = readText(body);
      if (!read.ok) return replyTo(read, () => ({ kind: 'empty' }));
      const { shownAt } = body;
      const changes = { text: read.value.doc, ...(shownAt !== undefined && { shownAt }) };
      return withDropped(await on(focusId).save(postId, changes, context), read.value);
    }),
    route(at.removeLivePost, ({ params: { focusId, postId } }, context) =>
      on(focusId).delete(postId, context),
    ),
    route(at.undeleteLivePost, ({ params: { focusId, postId } }, context) =>
      on(focusId).undelete(postId, context),
    ),
  ];
}

/** A post must not be empty, nor become so by being sanitised. */
function readText({ html, text }: PostInput): Outcome<PostText> {
  const read =
    html === undefined && text !== undefined
      ? { doc: text, dropped: [] }
      : htmlToRichText(html ?? '');
  if (toPlainText(read.doc).trim() !== '') return accept(read);
  const field = html === undefined ? 'text' : 'html';
  return refuse('invalid', { path: [field], params: { reason: 'required' } });
}

function withDropped<Body extends object>(
  reply: Reply<Body>,
  { dropped }: PostText,
): Reply<Body & { readonly dropped?: readonly string[] }> {
  if (reply.kind !== 'json' || dropped.length === 0) return reply;
  return { ...reply, body: { ...reply.body, dropped } };
}
