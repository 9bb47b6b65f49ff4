import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { eventTypesBesidesContent } from '../engine/event-catalogue.ts';
import { Remembered, recall } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { closeSpans } from '../engine/spans.ts';
import { writeListed } from '../filtered-lists/write-listed.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { KnownMedia } from './listed-media.ts';
import { libraryTag, mediaTag } from './media-tag.ts';
import { foldMedia } from './spans.ts';
import { mediaLibraryTables } from './tables.ts';
import { insertSpans } from './write-rows.ts';

const remembered = new Remembered(() => new Map<string, KnownMedia>());

/** Files, pictures and videos, now and at every past position. */
export const mediaLibrary: Projection = {
  name: 'media-library',
  version: 3,
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
    const { opened, closed, listed } = foldMedia(known, events);
    const tags = new Map(
      opened.flatMap(({ media, from }) => [
        [mediaTag(media.id), from],
        [libraryTag, from],
      ]),
    );
    await closeSpans(sql, `${schema}.media`, closed);
    await insertSpans(sql, schema, opened);
    await writeListed(sql, schema, listed, memory);
    await upsertChangedTags(sql, schema, tags);
    return { tags: [...tags.keys()] };
  },
};

async function selectMedia(
  sql: Queryable,
  schema: string,
  ids: string[],
): Promise<[string, KnownMedia][]> {
  const { rows } = await sql.query<{ state: Media; created: Position; added: string }>(
    `select state, first.valid_from as created, first.updated_at as added from ${schema}.media
     cross join lateral (
       select valid_from, updated_at from ${schema}.media once
       where once.id = media.id order by valid_from limit 1) first
     where id = any($1) and valid_to is null`,
    [ids],
  );
  return rows.map(({ state, ...first }) => [state.id, { media: state, ...first }]);
}
