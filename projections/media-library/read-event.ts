import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { menuEvents } from '@parvis/contracts/menus/events.ts';
import { playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { siteSettingsEvents, siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import {
  contentEventTypes,
  type OccurredContentEvent,
  parseContentEvent,
} from '../content-state/content-event.ts';
import type { EventType } from '../follower/event-catalogue.ts';
import { namesIn } from './named-media.ts';
import type { ShownItems } from './usage-graph.ts';

/** An event of a family that the library is folded from, with its item. */
export type LibraryEvent = { readonly id: string; readonly recorded: RecordedEvent } & (
  | { readonly family: 'media'; readonly event: MediaEvent }
  | { readonly family: 'content'; readonly event: OccurredContentEvent }
  | { readonly family: 'whole'; readonly showing: ShownItems }
);

/** The event types read here. */
export const libraryEventTypes: readonly EventType[] = [
  ...contentEventTypes,
  ...mediaEvents.types,
  ...playlistEvents.types,
  ...menuEvents.types,
  ...redirectEvents.types,
  ...siteSettingsEvents.types,
];

const wholeFamilies = [playlistEvents, menuEvents, redirectEvents, siteSettingsEvents];

/** Reads an event. @throws ZodError, or Error when the library is not folded from its type */
export function parseLibraryEvent(recorded: RecordedEvent): LibraryEvent {
  const { type } = recorded;
  if (mediaEvents.has(type)) {
    const event = mediaEvents.read(recorded);
    return { family: 'media', id: event.data.mediaId, recorded, event };
  }
  if (wholeFamilies.some((family) => family.has(type)))
    return { family: 'whole', recorded, ...listShown(recorded) };
  const event = parseContentEvent(recorded);
  return { family: 'content', id: event.data.contentId, recorded, event };
}

/** Returns the media in an event that its item may come to show. */
export function namesOfEvent(one: LibraryEvent): readonly string[] {
  switch (one.family) {
    case 'whole':
      return one.showing.names;
    case 'content':
      return namesIn(one.event.data);
    case 'media':
      return namesOfVideo(one.event.data);
  }
}

/** Returns the poster of a video and its file. */
function namesOfVideo(data: MediaEvent['data']): readonly string[] {
  const posterId = 'details' in data && 'posterId' in data.details && data.details.posterId;
  const fileId = 'source' in data && 'fileId' in data.source && data.source.fileId;
  return [posterId, fileId].flatMap((id) => id || []);
}

/**
 * Playlists, menus, redirects and settings are saved as a whole, and visitors see their newest
 * revision.
 */
function listShown(recorded: RecordedEvent): { readonly id: string; readonly showing: ShownItems } {
  if (playlistEvents.has(recorded.type)) {
    const { type, data } = playlistEvents.read(recorded);
    const saved = type === 'PlaylistSaved' ? data.playlist : undefined;
    return {
      id: data.playlistId,
      showing: toShownItems('playlist', saved?.titles[defaultLocale], saved?.videos ?? []),
    };
  }
  if (menuEvents.has(recorded.type)) {
    const { type, data } = menuEvents.read(recorded);
    const saved = type === 'MenuDeleted' ? undefined : data.menu;
    const label = saved && `${saved.name} (${saved.locale})`;
    return { id: data.menuId, showing: toShownItems('menu', label, namesIn(saved)) };
  }
  if (siteSettingsEvents.has(recorded.type)) {
    const { settings } = siteSettingsEvents.read(recorded).data;
    return {
      id: siteSettingsKey,
      showing: toShownItems('site', settings.name[defaultLocale], namesIn(settings)),
    };
  }
  const { type, data } = redirectEvents.read(recorded);
  const saved = type === 'RedirectSaved' ? data.redirect : undefined;
  return {
    id: data.redirectId,
    showing: toShownItems('redirect', saved?.from, namesIn(saved?.target)),
  };
}

/** @param label undefined when it is deleted */
function toShownItems(
  kind: 'playlist' | 'menu' | 'redirect' | 'site',
  label: string | undefined,
  names: readonly string[],
): ShownItems {
  const gone = label === undefined;
  const shown = gone ? [] : names;
  return { kind, label: label ?? '', gone, root: kind !== 'playlist', names: shown, used: shown };
}
