import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { evolveMedia, type Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { upsertChangedTags } from '../platform/changed-tags.ts';
import {
  contentEventOf,
  contentEventTypes,
  type HappenedContentEvent,
} from '../platform/content/content-event.ts';
import { evolveItem, type ItemState } from '../platform/content/item-state.ts';
import { outsideContent } from '../platform/event-catalogue.ts';
import { Remembered, recall } from '../platform/memory.ts';
import type { Projection } from '../platform/projection.ts';
import type { Queryable } from '../platform/queryable.ts';
import { closeSpans } from '../platform/spans.ts';
import { type DocumentsChange, foldDocuments } from './fold-documents.ts';
import { documentsOfItem, documentsOfMedia, type SearchDocument } from './search-document.ts';
import { siteSearchTables } from './tables.ts';
import { insertDocuments, insertModuleTexts, upsertStates } from './write-rows.ts';

const rememberedItems = new Remembered(() => new Map<string, ItemState>());
const rememberedMedia = new Remembered(() => new Map<string, Media>());

/** The words of everything published, in both languages, now and at every past position. */
export const siteSearch: Projection = {
  name: 'site-search',
  version: 2,
  handles: [...contentEventTypes, ...mediaEvents.types],
  ignores: [
    ...outsideContent.filter((type) => !mediaEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: siteSearchTables,
  async apply(recorded, sql, schema, memory) {
    const items = rememberedItems.under(memory);
    const media = rememberedMedia.under(memory);
    const [itemIds, mediaIds] = [new Set<string>(), new Set<string>()];
    const read = recorded.map(readEvent);
    for (const { family, id } of read) (family === 'media' ? mediaIds : itemIds).add(id);
    await recall(items, itemIds, (missing) => selectStates(sql, `${schema}.item`, missing));
    await recall(media, mediaIds, (missing) => selectStates(sql, `${schema}.media`, missing));
    const changes = read.map((one) =>
      one.family === 'media'
        ? changeOf(media, one, documentsOfMedia, (former) => evolveMedia(former, one.event))
        : changeOf(items, one, documentsOfItem, (former) => evolveItem(former, one.event)),
    );
    const { opened, closed, tags } = foldDocuments(changes);
    await upsertStates(sql, `${schema}.item`, known(items, itemIds));
    await upsertStates(sql, `${schema}.media`, known(media, mediaIds));
    const ofItems = read.flatMap((one) => (one.family === 'item' ? [one.event] : []));
    await insertModuleTexts(sql, schema, ofItems);
    await closeSpans(sql, `${schema}.document`, closed);
    await insertDocuments(sql, schema, opened);
    await upsertChangedTags(sql, schema, tags);
    return { tags: [...tags.keys()] };
  },
};

/** An event of one of the two families of things that are searched, with the thing it is about. */
type ReadEvent = { readonly id: string; readonly at: Position } & (
  | { readonly family: 'item'; readonly event: HappenedContentEvent }
  | { readonly family: 'media'; readonly event: MediaEvent }
);

function readEvent(recorded: RecordedEvent): ReadEvent {
  const at = recorded.position;
  if (mediaEvents.has(recorded.type)) {
    const event = mediaEvents.read(recorded);
    return { family: 'media', event, id: event.data.mediaId, at };
  }
  const event = contentEventOf(recorded);
  return { family: 'item', event, id: event.data.contentId, at };
}

/** Folds one event into its item and returns the change this makes to the item's documents. */
function changeOf<Thing>(
  things: Map<string, Thing>,
  { id, at }: ReadEvent,
  documentsOf: (thing: Thing) => readonly SearchDocument[],
  evolve: (former: Thing | undefined) => Thing,
): DocumentsChange {
  const former = things.get(id);
  const thing = evolve(former);
  things.set(id, thing);
  const before = former === undefined ? [] : documentsOf(former);
  return { id, before, after: documentsOf(thing), at };
}

function known<Thing>(things: ReadonlyMap<string, Thing>, ids: Iterable<string>): Thing[] {
  return [...ids].flatMap((id) => things.get(id) ?? []);
}

async function selectStates<Thing extends { readonly id: string }>(
  sql: Queryable,
  table: string,
  ids: string[],
): Promise<[string, Thing][]> {
  const { rows } = await sql.query<{ state: Thing }>(
    `select state from ${table} where id = any($1)`,
    [ids],
  );
  return rows.map(({ state }) => [state.id, state]);
}
