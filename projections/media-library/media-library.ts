import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { contentEventTypes } from '../platform/content/content-event.ts';
import { outsideContent } from '../platform/event-catalogue.ts';
import type { Projection } from '../platform/projection.ts';
import type { Queryable } from '../platform/queryable.ts';
import { libraryTag, mediaTag } from './media-tag.ts';
import { foldMedia } from './spans.ts';
import { mediaLibraryTables } from './tables.ts';
import { closeSpans, insertSpans, upsertChangedTags } from './write-rows.ts';

/** Files, pictures and videos, now and at every past position. */
export const mediaLibrary: Projection = {
  name: 'media-library',
  version: 1,
  handles: mediaEvents.types,
  ignores: [
    ...contentEventTypes,
    ...outsideContent.filter((type) => !mediaEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: mediaLibraryTables,
  async apply(events, sql, schema) {
    const { opened, closed } = foldMedia(await loadMedia(sql, schema, events), events);
    const tags = new Map(
      opened.flatMap(({ media, from }) => [
        [mediaTag(media.id), from],
        [libraryTag, from],
      ]),
    );
    await closeSpans(sql, schema, closed);
    await insertSpans(sql, schema, opened);
    await upsertChangedTags(sql, schema, tags);
    return { tags: [...tags.keys()] };
  },
};

/** The items that events touch, as they are before them. */
async function loadMedia(
  sql: Queryable,
  schema: string,
  events: readonly RecordedEvent[],
): Promise<ReadonlyMap<string, Media>> {
  const ids = new Set(events.map((event) => mediaEvents.read(event).data.mediaId));
  const { rows } = await sql.query<{ state: Media }>(
    `select state from ${schema}.media where id = any($1) and valid_to is null`,
    [[...ids]],
  );
  return new Map(rows.map(({ state }) => [state.id, state]));
}
