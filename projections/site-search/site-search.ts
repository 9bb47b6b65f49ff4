import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { evolveMedia, type Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import {
  contentEventTypes,
  type OccurredContentEvent,
  parseContentEvent,
} from '../content-state/content-event.ts';
import { evolveItem, type ItemState } from '../content-state/item-state.ts';
import { selectStates, upsertStates } from '../content-state/kept-states.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { closeSpans } from '../engine/spans.ts';
import { eventTypesExceptContent } from '../follower/event-catalogue.ts';
import { type DocumentsChange, foldDocuments } from './fold-documents.ts';
import { documentsOfItem, documentsOfMedia, type SearchDocument } from './search-document.ts';
import { siteSearchTables } from './tables.ts';
import { insertDocuments, insertModuleTexts } from './write-rows.ts';

const rememberedItems = new RememberedEntries(() => new Map<string, ItemState>());
const rememberedMedia = new RememberedEntries(() => new Map<string, Media>());

/**
 * The searchable words of everything published, in every language, now and at every past position.
 */
export const siteSearch: Projection = {
  name: 'site-search',
  version: 5,
  handles: [...contentEventTypes, ...mediaEvents.types],
  ignores: [
    ...eventTypesExceptContent.filter((type) => !mediaEvents.has(type)),
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
    await loadMissing(items, itemIds, (missing) => selectStates(sql, `${schema}.item`, missing));
    await loadMissing(media, mediaIds, (missing) => selectStates(sql, `${schema}.media`, missing));
    const changes = read.map((one) =>
      one.family === 'media'
        ? changeDocuments(media, one, documentsOfMedia, (former) => evolveMedia(former, one.event))
        : changeDocuments(items, one, documentsOfItem, (former) => evolveItem(former, one.event)),
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

/** An event of one of the two families of searched items, with its item. */
type ReadEvent = { readonly id: string; readonly at: Position } & (
  | { readonly family: 'item'; readonly event: OccurredContentEvent }
  | { readonly family: 'media'; readonly event: MediaEvent }
);

function readEvent(recorded: RecordedEvent): ReadEvent {
  const at = recorded.position;
  if (mediaEvents.has(recorded.type)) {
    const event = mediaEvents.read(recorded);
    return { family: 'media', event, id: event.data.mediaId, at };
  }
  const event = parseContentEvent(recorded);
  return { family: 'item', event, id: event.data.contentId, at };
}

/** Folds one event into its item, and returns the resulting documents. */
function changeDocuments<Item>(
  items: Map<string, Item>,
  { id, at }: ReadEvent,
  documentsOf: (item: Item) => readonly SearchDocument[],
  evolve: (former: Item | undefined) => Item,
): DocumentsChange {
  const former = items.get(id);
  const item = evolve(former);
  items.set(id, item);
  const before = former === undefined ? [] : documentsOf(former);
  return { id, before, after: documentsOf(item), at };
}

function known<Item>(items: ReadonlyMap<string, Item>, ids: Iterable<string>): Item[] {
  return [...ids].flatMap((id) => items.get(id) ?? []);
}
