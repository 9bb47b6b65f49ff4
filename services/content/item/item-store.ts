import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { readContentEvent } from '@parvis/contracts/content/read-event.ts';
import { requireReadable, unreadableEventError } from '@parvis/contracts/log/event-families.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { LRUCache } from 'lru-cache';
import type { LoadedStream, RevisionRange } from '../../streams/execute-command.ts';
import { evolve } from './evolve.ts';
import { type ItemState, initialState, type OccurredEvent } from './item.ts';

/** An item folded from its stream, as far as that was read. */
export type LoadedItem = LoadedStream<ItemState>;

const nothing: LoadedItem = {
  state: initialState,
  revision: -1,
  position: startOfLog,
  commands: new Map(),
};

/** The number of items with a snapshot in memory. */
const maxSnapshots = 500;

/** Returns the name of an item's stream. */
export function streamOf(contentId: ContentId): string {
  return `${contentStreamPrefix}${contentId}`;
}

/** Returns the item of a stream that `streamOf` named, as the owner of a claim. */
export function contentIdOfStream(stream: string): ContentId {
  return contentIdSchema.parse(stream.slice(contentStreamPrefix.length));
}

/** Parses an event of a content stream, and adds its author and time. @throws Error naming one that cannot be read */
export function occurredEvent(event: RecordedEvent): OccurredEvent {
  requireReadable(event);
  const { actor: by, occurredAt: at } = event.metadata;
  try {
    return { ...readContentEvent(event), by, at };
  } catch (cause) {
    throw unreadableEventError(event, cause);
  }
}

/** Like `occurredEvent`, for all the events read from a stream, without its fences. */
function occurredEvents(events: readonly RecordedEvent[]): readonly OccurredEvent[] {
  return events.filter((event) => !isFence(event)).map(occurredEvent);
}

/** Loads items from a snapshot in memory and the tail of their stream. */
export class ItemStore {
  readonly #log: EventLog;
  readonly #snapshots = new LRUCache<ContentId, LoadedItem>({ max: maxSnapshots });

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Forgets what was read of the log, which is read otherwise from now on. */
  forget(): void {
    this.#snapshots.clear();
  }

  /** Loads the item in its current state. @throws LogUnavailable */
  async load(contentId: ContentId): Promise<LoadedItem> {
    const known = this.#snapshots.get(contentId) ?? nothing;
    const loaded = await this.#continue(contentId, known, undefined);
    this.#remember(contentId, loaded);
    return loaded;
  }

  /** Loads the item as it was right after the event of this revision. @throws LogUnavailable */
  async loadAt(contentId: ContentId, revision: number): Promise<LoadedItem> {
    const known = this.#snapshots.get(contentId);
    const usable = known !== undefined && known.revision <= revision ? known : nothing;
    const loaded = await this.#continue(contentId, usable, revision);
    this.#remember(contentId, loaded);
    return loaded;
  }

  /**
   * Returns the events of the item, oldest first; without a range, all of them.
   * @throws LogUnavailable
   */
  async events(contentId: ContentId, range?: RevisionRange): Promise<readonly OccurredEvent[]> {
    const options =
      range === undefined ? {} : { from: range.first, limit: range.last - range.first + 1 };
    return occurredEvents(await this.#log.readStream(streamOf(contentId), options));
  }

  async #continue(
    contentId: ContentId,
    known: LoadedItem,
    last: number | undefined,
  ): Promise<LoadedItem> {
    const from = known.revision + 1;
    if (last !== undefined && from > last) return known;
    const range = last === undefined ? { from } : { from, limit: last - from + 1 };
    const tail = await this.#log.readStream(streamOf(contentId), range);
    return fold(known, tail);
  }

  #remember(contentId: ContentId, loaded: LoadedItem): void {
    const known = this.#snapshots.get(contentId)?.revision ?? -1;
    if (loaded.revision > known) this.#snapshots.set(contentId, loaded);
  }
}

/** Returns a store that reads each item once. */
export function loadingOnce(store: Pick<ItemStore, 'load'>): Pick<ItemStore, 'load'> {
  const loaded = new Map<ContentId, Promise<LoadedItem>>();
  return {
    load(contentId) {
      const known = loaded.get(contentId) ?? store.load(contentId);
      loaded.set(contentId, known);
      return known;
    },
  };
}

function fold(known: LoadedItem, tail: readonly RecordedEvent[]): LoadedItem {
  const end = tail.at(-1);
  if (end === undefined) return known;
  const commands = new Map(known.commands);
  for (const { metadata, revision } of tail) {
    const first = commands.get(metadata.commandId)?.first ?? revision;
    commands.set(metadata.commandId, { first, last: revision });
  }
  return {
    state: occurredEvents(tail).reduce<ItemState>(evolve, known.state),
    revision: end.revision,
    position: end.position,
    commands,
  };
}
