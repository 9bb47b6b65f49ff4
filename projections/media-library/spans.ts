import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { evolveMedia, type Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { ListedChanges } from '../filtered-lists/listed-entry.ts';
import { type KnownMedia, listedMedia } from './listed-media.ts';

/** An item with the positions over which it was so; `to` null: it still is. */
export interface MediaSpan {
  readonly media: Media;
  readonly from: Position;
  to: Position | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Account id, or `system`. */
  readonly by: string;
}

/** The row changes that a batch of events makes. */
export interface FoldedMedia {
  /** Spans that began within the batch. */
  readonly opened: readonly MediaSpan[];
  /** Where the span that was open before the batch ends, by item. */
  readonly closed: ReadonlyMap<string, Position>;
  /** Entries of lists that began or ended. */
  readonly listed: ListedChanges;
}

/** Folds events, in log order, into spans. @param known items that the events touch, as they are; is changed */
export function foldMedia(
  known: Map<string, KnownMedia>,
  events: readonly RecordedEvent[],
): FoldedMedia {
  const opened: MediaSpan[] = [];
  const open = new Map<string, MediaSpan>();
  const closed = new Map<string, Position>();
  const listed = new ListedChanges();
  for (const recorded of events) {
    const event = mediaEvents.read(recorded);
    const id = event.data.mediaId;
    const { position, metadata } = recorded;
    const before = open.get(id);
    const former = known.get(id);
    if (before !== undefined) before.to = position;
    else if (former !== undefined) closed.set(id, position);
    const media = evolveMedia(former?.media, event);
    const { created = position, added = metadata.occurredAt } = former ?? {};
    const after = { media, created, added };
    for (const locale of locales)
      listed.replace(listedMedia(former, locale), listedMedia(after, locale), position);
    known.set(id, after);
    const span = { media, from: position, to: null, at: metadata.occurredAt, by: metadata.actor };
    opened.push(span);
    open.set(id, span);
  }
  return { opened, closed, listed };
}
