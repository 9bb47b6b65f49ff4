import { upsertStates } from '../content-state/kept-states.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { closeSpans } from '../engine/spans.ts';
import { writeListed } from '../filtered-lists/write-listed.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import { LibraryFold } from './fold-library.ts';
import { Library } from './library.ts';
import { loadLibrary } from './load-library.ts';
import { libraryEventTypes, parseLibraryEvent } from './read-event.ts';
import { mediaLibraryTables } from './tables.ts';
import { insertModuleNames, insertPublic, insertSpans, upsertShowingItems } from './write-rows.ts';

const remembered = new RememberedEntries(() => new Library());

/** Files, images and videos, and when visitors could reach them, now and at every past position. */
export const mediaLibrary: Projection = {
  name: 'media-library',
  version: 9,
  handles: libraryEventTypes,
  ignores: eventTypesExcept(libraryEventTypes),
  createTables: mediaLibraryTables,
  async apply(recorded, sql, schema, memory) {
    const events = recorded.map(parseLibraryEvent);
    const library = remembered.under(memory);
    await loadLibrary(library, sql, schema, events);
    const fold = new LibraryFold(library, events);
    await upsertStates(sql, `${schema}.item`, [...fold.items.values()]);
    await insertModuleNames(sql, schema, fold.moduleNames);
    await upsertShowingItems(sql, schema, library.usageGraph);
    await closeSpans(sql, `${schema}.media`, fold.versions.closed);
    await insertSpans(sql, schema, fold.versions.opened);
    await closeSpans(sql, `${schema}.public_media`, fold.public.closed);
    await insertPublic(sql, schema, fold.public.opened);
    await writeListed(sql, schema, fold.listed, memory);
    await upsertChangedTags(sql, schema, fold.tags);
    return { tags: [...fold.tags.keys()] };
  },
};
