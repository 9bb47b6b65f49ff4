import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import type { MediaItem } from './media-family.ts';

/** The result of a decider: the events to append (none when there is no change), or a refusal. */
export type Decision = Outcome<readonly MediaEvent[]>;

export type MediaKind = Media['kind'];
type OfKind<K extends MediaKind> = Extract<Media, { kind: K }>;

/** Returns the item, unless there is none of this type. */
export function requireKind<K extends MediaKind>(
  item: MediaItem | undefined,
  kind: K,
): Outcome<OfKind<K>> {
  const media = item?.media;
  return isOfKind(media, kind) ? accept(media) : refuse('media-not-found');
}

/** Returns the item, unless there is none of this kind or it is deleted. */
export function requireMedia<K extends MediaKind>(
  item: MediaItem | undefined,
  kind: K,
): Outcome<OfKind<K>> {
  const found = requireKind(item, kind);
  return found.ok && found.value.deleted ? refuse('media-deleted') : found;
}

/** A revision that the author has not seen is not overwritten. */
export function requireSeen(
  item: MediaItem | undefined,
  expectedRevision: number | undefined,
): Outcome<unknown> {
  if (item === undefined || expectedRevision === undefined) return accept(item);
  const { media, saved } = item;
  if (media.revision === expectedRevision) return accept(item);
  return refuse('stale-revision', { params: { ...saved, revision: media.revision } });
}

function isOfKind<K extends MediaKind>(media: Media | undefined, kind: K): media is OfKind<K> {
  return media?.kind === kind;
}
