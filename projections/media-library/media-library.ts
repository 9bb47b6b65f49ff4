import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { eventTypesBesidesContent } from '../engine/event-catalogue.ts';
import { Remembered, recall } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { closeSpans } from '../engine/spans.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { libraryTag, mediaTag } from './media-tag.ts';
import { foldMedia } from './spans.ts';
import { mediaLibraryTables } from './tables.ts';
import { insertSpans } from './write-rows.ts';

const remembered = new Remembered(() => new Map<string, Media>());

/** Files, pictures and videos, now and at every past position. */
export const mediaLibrary: Projection = {
  name: 'media-library',
  version: 2,
  handles: mediaEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesBesidesContent.filter((type) => !mediaEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: mediaLibraryTables,
  async apply(events, sql, schema, memory) {
    const known = remembered.under(memory);
    const ids = events.map((event) => mediaEvents.read(event).data.mediaId);
    await recall(known, ids, (missing) => selectMedia(sql, schema, missing));
    const { opened, closed } = foldMedia(known, events);
    for (const { media } of opened) known.set(media.id, media);
    const tags = new Map(
      opened.flatMap(({ media, from }) => [
        [mediaTag(media.id), from],
        [libraryTag, from],
      ]),
    );
    await closeSpans(sql, `${schema}.media`, closed);
    await insertSpans(sql, schema, opened);
    await upsertChangedTags(sql, schema, tags);
    return { tags: [...tags.keys()] };
  },
};

async function selectMedia(
  sql: Queryable,
  schema: string,
  ids: string[],
): Promise<[string, Media][]> {
  const { rows } = await sql.query<{ state: Media }>(
    `select state from ${schema}.media where id = any($1) and valid_to is null`,
    [ids],
  );
  return rows.map(({ state }) => [state.id, state]);
}
