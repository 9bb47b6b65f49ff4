import { titleOf } from '@parvis/contracts/content/header.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { evolveMedia, type Media } from '@parvis/contracts/media/media.ts';
import { defaultLocale, type Locale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { selectModuleSaves } from '../content-state/content-event.ts';
import { evolveItem, type ItemState } from '../content-state/item-state.ts';
import { ListedChanges } from '../filtered-lists/listed-entry.ts';
import { libraryTag, mediaTag } from '../public-media/media-tag.ts';
import type { Library, ModuleNames } from './library.ts';
import { type KnownMedia, listedMedia } from './listed-media.ts';
import { namesIn } from './named-media.ts';
import type { LibraryEvent } from './read-event.ts';
import { type Span, Spans } from './spans.ts';
import { isPublic, type ShownItems } from './usage-graph.ts';

/** An item with the positions between which it had this state. */
export interface MediaSpan extends Span {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Account id, or `system`. */
  readonly by: string;
}

/** The state of an item at a time, and whether visitors could reach it. */
interface Reached {
  readonly known: KnownMedia | undefined;
  readonly isPublic: boolean;
}

/** Folds events, in log order, into the row changes of a batch; changes the library in memory. */
export class LibraryFold {
  /** The successive states of items. */
  readonly versions = new Spans<MediaSpan>();
  /** The spans over which items were public. */
  readonly public = new Spans();
  /** Entries of lists that began or ended. */
  readonly listed = new ListedChanges();
  /** Content items that changed. */
  readonly items = new Map<string, ItemState>();
  /** The media in saved revisions of modules, if any. */
  readonly moduleNames: ModuleNames[] = [];
  /** Tags that changed, with the last position at which they did. */
  readonly tags = new Map<string, Position>();
  readonly #library: Library;

  constructor(library: Library, events: readonly LibraryEvent[]) {
    this.#library = library;
    for (const event of events) this.#take(event);
  }

  #take(event: LibraryEvent): void {
    const { id, recorded } = event;
    const { media, usageGraph } = this.#library;
    const before = { known: media.get(id), isPublic: isPublic(usageGraph.get(id)) };
    const toggled = usageGraph.put(id, this.#showingAfter(event));
    const isChanged = event.family === 'media';
    if (isChanged) this.#replace(id, before, recorded.position);
    for (const other of toggled) {
      const was = !isPublic(usageGraph.get(other));
      if (!isChanged || other !== id)
        this.#replace(other, { known: media.get(other), isPublic: was }, recorded.position);
    }
  }

  /** Folds the event into its item. */
  #showingAfter(event: LibraryEvent): ShownItems {
    switch (event.family) {
      case 'whole':
        return event.showing;
      case 'media':
        return showingOfMedia(this.#evolveMedia(event));
      case 'content':
        return this.#showingOfItem(this.#evolveItem(event));
    }
  }

  #evolveMedia({ id, event, recorded }: Extract<LibraryEvent, { family: 'media' }>): Media {
    const { position, metadata } = recorded;
    const former = this.#library.media.get(id);
    if (former !== undefined) this.versions.end(id, position);
    const media = evolveMedia(former?.media, event);
    const { created = position, added = metadata.occurredAt } = former ?? {};
    this.#library.media.set(id, { media, created, added });
    const { occurredAt: at, actor: by } = metadata;
    this.versions.begin({ media, from: position, to: null, at, by });
    return media;
  }

  #evolveItem({ id, event }: Extract<LibraryEvent, { family: 'content' }>): ItemState {
    for (const { data } of selectModuleSaves([event])) {
      const { contentId, moduleId, revision, content } = data;
      const saved = { contentId, moduleId, revision, names: namesIn(content.data) };
      if (saved.names.length === 0) continue;
      this.#library.addModule(saved);
      this.moduleNames.push(saved);
    }
    const item = evolveItem(this.#library.items.get(id), event);
    this.#library.items.set(id, item);
    this.items.set(id, item);
    return item;
  }

  #showingOfItem(item: ItemState): ShownItems {
    const { live, newest } = item;
    const names = this.#library.namesOf(item);
    const label = titleOf((live ?? newest).header);
    return {
      kind: 'content',
      label,
      root: live !== null,
      gone: live === null,
      names,
      used: this.#library.usedBy(item),
    };
  }

  /** Replaces an item with its current state. */
  #replace(id: string, before: Reached, at: Position): void {
    const known = this.#library.media.get(id);
    // A playlist, or a media item that content names but that does not exist yet.
    if (known === undefined) return;
    const after = { known, isPublic: isPublic(this.#library.usageGraph.get(id)) };
    for (const locale of locales)
      this.listed.replace(toEntry(before, locale), toEntry(after, locale), at);
    const isOther = before.known !== undefined && hashOf(before.known) !== hashOf(known);
    if (before.isPublic && (!after.isPublic || isOther)) this.public.end(id, at);
    if (after.isPublic && (!before.isPublic || isOther))
      this.public.begin({ media: known.media, from: at, to: null });
    this.tags.set(mediaTag(id), at).set(libraryTag, at);
  }
}

function toEntry({ known, isPublic: isListed }: Reached, locale: Locale) {
  return isListed && known !== undefined ? listedMedia(known, locale) : undefined;
}

function hashOf({ media }: KnownMedia): string | null {
  return media.kind === 'video' ? null : media.original.hash;
}

/** A video shows its poster and plays its file. */
function showingOfMedia(media: Media): ShownItems {
  const { deleted: gone, release } = media;
  const label = textIn(media.details.title, defaultLocale);
  const root = release?.state === 'released';
  const names = media.kind === 'video' ? namesOfVideo(media) : [];
  return { kind: 'media', label, root, gone, names, used: gone ? [] : names };
}

function namesOfVideo({ source, details }: Extract<Media, { kind: 'video' }>): readonly string[] {
  const named = [details.posterId, 'fileId' in source ? source.fileId : null];
  return [...new Set(named.flatMap((id) => id ?? []))];
}
