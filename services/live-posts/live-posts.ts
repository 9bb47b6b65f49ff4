import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { LivePostsResponse } from '@parvis/contracts/live-posts/views.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { listLivePosts } from '@parvis/projections/live-posts/list-live-posts.ts';
import type { EntityArea, EntityPorts } from '../revisioned/entity-writer.ts';
import type { LivePostCommand } from './decide.ts';
import { livePostRoutes } from './live-post-routes.ts';
import { type LivePostWriterPorts, livePostWriter } from './live-post-writer.ts';

/** The dependencies of live feeds. */
export interface LivePostPorts extends EntityPorts, LivePostWriterPorts {
  /** Renders a document as HTML, as public pages of the language render it. */
  readonly render: (text: RichText, locale: Locale) => string;
}

/** Live feeds, for editors and for readers who follow one. */
export interface LivePostArea extends EntityArea<LivePostCommand, LivePostContent> {
  /** Returns the newest posts of a feed, newest first. @throws ReadModelNotServed */
  newest(focusId: ContentId, locale: Locale, limit: number): Promise<LivePostsResponse>;
}

/** Wires live feeds. */
export function openLivePosts(ports: LivePostPorts): LivePostArea {
  const { db, render } = ports;
  const writer = livePostWriter(ports);
  return {
    writer,
    routes: livePostRoutes(writer, ports),
    async newest(focusId, locale, limit) {
      const newestFirst = { sort: ['-shownAt'], page: 1 };
      const { items } = await listLivePosts(db, { focusId, ...newestFirst, pageSize: limit });
      const data = items.map(({ id, text }) => {
        return { id: livePostIdSchema.parse(id), html: render(text, locale) };
      });
      return { success: true, data };
    },
  };
}
