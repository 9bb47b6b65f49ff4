import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePostsResponse } from '@parvis/contracts/live-posts/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { listLivePosts } from '@parvis/projections/live-posts/list-live-posts.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Route } from '../http/route.ts';
import { livePostRoutes } from './live-post-routes.ts';
import { LivePostWriter, type LivePostWriterPorts } from './live-post-writer.ts';
import type { RenderRichText } from './ports.ts';

/** The dependencies of live feeds. `db` has the read models. */
export interface LivePostPorts extends LivePostWriterPorts {
  readonly db: Queryable;
  readonly render: RenderRichText;
}

/** Live feeds, for editors and for readers who follow one. */
export interface LivePostArea {
  readonly writer: LivePostWriter;
  readonly routes: readonly Route[];
  /** Returns the newest posts of a feed, newest first. @throws ReadModelNotServed */
  newest(focusId: ContentId, locale: Locale, limit: number): Promise<LivePostsResponse>;
}

/** Wires live feeds. */
export function openLivePosts(ports: LivePostPorts): LivePostArea {
  const { db, render, clock, accountNames } = ports;
  const writer = new LivePostWriter(ports);
  return {
    writer,
    routes: livePostRoutes(writer, { db, clock, accountNames }),
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
