import { accountEventSchemas } from '@parvis/contracts/accounts/events.ts';
import type { ActivityItemType, RecordedAction } from '@parvis/contracts/activity/items.ts';
import {
  type FacetEvent,
  type FacetOrderEvent,
  facetEvents,
  facetOrderEvents,
} from '@parvis/contracts/facets/events.ts';
import { type LivePostEvent, livePostEvents } from '@parvis/contracts/live-posts/events.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { type MenuEvent, menuEvents } from '@parvis/contracts/menus/events.ts';
import { type PlaylistEvent, playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { type RedirectEvent, redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { type EventOf, eventReader } from '@parvis/contracts/revisions/event-reader.ts';
import {
  type Names,
  postNames,
  redirectNames,
  sameNames,
} from '@parvis/contracts/revisions/kept-names.ts';
import { byLocale, textIn } from '@parvis/contracts/site/locale.ts';
import {
  type SiteSettingsEvent,
  siteSettingsEvents,
  siteSettingsKey,
} from '@parvis/contracts/site-settings/events.ts';
import {
  type SynonymEvent,
  synonymEvents,
  synonymsKey,
} from '@parvis/contracts/synonyms/events.ts';

/** The action of an event, and its item; omitted fields keep their values. */
export interface ItemAction {
  /** Undefined when images, files and videos share the event type. */
  readonly type?: ActivityItemType;
  readonly id: string;
  readonly did: RecordedAction;
  readonly revision?: number;
  readonly names?: Names;
  /** The ids that the item's address requires besides its own. */
  readonly context?: Readonly<Record<string, string>>;
}

const accountEvents = eventReader(accountEventSchemas);

/** The event types listed as activity, besides those of content. */
export const handledTypes = [
  ...mediaEvents.types,
  ...menuEvents.types,
  ...redirectEvents.types,
  ...playlistEvents.types,
  ...livePostEvents.types,
  ...facetEvents.types,
  ...facetOrderEvents.types,
  ...siteSettingsEvents.types,
  ...synonymEvents.types,
  ...accountEvents.types,
];

/** Reads the action of an event. @throws Error on a type that is not handled */
export function toItemAction(recorded: RecordedEvent): ItemAction {
  const { type } = recorded;
  if (mediaEvents.has(type)) return mediaDone(mediaEvents.read(recorded));
  if (menuEvents.has(type)) return menuDone(menuEvents.read(recorded));
  if (redirectEvents.has(type)) return redirectDone(redirectEvents.read(recorded));
  if (playlistEvents.has(type)) return playlistDone(playlistEvents.read(recorded));
  if (livePostEvents.has(type)) return postDone(livePostEvents.read(recorded));
  if (facetEvents.has(type)) return facetDone(facetEvents.read(recorded));
  if (facetOrderEvents.has(type)) return orderDone(facetOrderEvents.read(recorded));
  if (siteSettingsEvents.has(type)) return settingsDone(siteSettingsEvents.read(recorded));
  if (synonymEvents.has(type)) return synonymsDone(synonymEvents.read(recorded));
  return accountDone(accountEvents.read(recorded));
}

/** The first revision creates an item; later ones save it. */
function savedAs(revision: number): Pick<ItemAction, 'did' | 'revision'> {
  return { did: revision === 1 ? 'created' : 'saved', revision };
}

const typeOfMedia = { Image: 'image', File: 'file', Video: 'video' } as const;

function mediaDone({ type, data }: MediaEvent): ItemAction {
  const { mediaId: id } = data;
  const kind = (['Image', 'File', 'Video'] as const).find((one) => type.startsWith(one));
  const what = { id, ...(kind && { type: typeOfMedia[kind] }) };
  switch (type) {
    case 'ImageUploaded':
    case 'FileUploaded':
    case 'VideoRegistered':
      return { ...what, ...savedAs(1), names: mediaNames(data.details.title) };
    case 'ImageSaved':
    case 'FileSaved':
    case 'VideoSaved': {
      const { revision, details } = data;
      return { ...what, did: 'saved', revision, names: mediaNames(details.title) };
    }
    case 'ImageCropped':
      return { ...what, did: 'cropped', revision: data.revision };
    case 'ImageReplaced':
    case 'FileReplaced':
      return { ...what, did: 'replaced', revision: data.revision };
    case 'FileExamined':
      return { ...what, did: 'examined' };
    case 'MediaDeleted':
      return { ...what, did: 'deleted' };
    case 'MediaUndeleted':
      return { ...what, did: 'undeleted' };
    case 'MediaReleased':
      return { ...what, did: 'released' };
    case 'MediaReleasePlanned':
      return { ...what, did: 'release-planned' };
    case 'MediaReleaseWithdrawn':
      return { ...what, did: 'release-withdrawn' };
  }
}

function mediaNames(title: MediaTitle): Names {
  return byLocale((locale) => textIn(title, locale));
}

function menuDone({ type, data }: MenuEvent): ItemAction {
  const what = { type: 'menu', id: data.menuId } as const;
  if (type === 'MenuDeleted') return { ...what, did: 'deleted' };
  const { menu, revision } = data;
  const named = { names: sameNames(menu.name), context: { locale: menu.locale } };
  if (type === 'MenuRestored') return { ...what, ...named, did: 'restored', revision };
  return { ...what, ...named, ...savedAs(revision) };
}

function redirectDone({ type, data }: RedirectEvent): ItemAction {
  const what = { type: 'redirect', id: data.redirectId } as const;
  if (type === 'RedirectDeleted') return { ...what, did: 'deleted' };
  return { ...what, ...savedAs(data.revision), names: redirectNames(data.redirect) };
}

function playlistDone({ type, data }: PlaylistEvent): ItemAction {
  const what = { type: 'playlist', id: data.playlistId } as const;
  if (type === 'PlaylistDeleted') return { ...what, did: 'deleted' };
  return { ...what, ...savedAs(data.revision), names: data.playlist.titles };
}

function postDone({ type, data }: LivePostEvent): ItemAction {
  const { postId: id, focusId } = data;
  const what = { type: 'live-post', id, context: { focusId } } as const;
  if (type === 'LivePostRemoved') return { ...what, did: 'deleted' };
  const revision = type === 'LivePostPublished' ? 1 : data.revision;
  return { ...what, ...savedAs(revision), names: postNames(data.post) };
}

function facetDone({ type, data }: FacetEvent): ItemAction {
  const { id, group } = data;
  const what = { type: 'facet', id, context: { group } } as const;
  if (type === 'FacetDeleted') return { ...what, did: 'deleted' };
  return { ...what, ...savedAs(data.revision), names: data.names };
}

function orderDone({ data: { group, revision } }: FacetOrderEvent): ItemAction {
  return { type: 'facet-order', id: group, context: { group }, did: 'arranged', revision };
}

function settingsDone({ type, data: { revision } }: SiteSettingsEvent): ItemAction {
  const what = { type: 'site-settings', id: siteSettingsKey } as const;
  if (type === 'SiteSettingsRestored') return { ...what, did: 'restored', revision };
  return { ...what, ...savedAs(revision) };
}

function synonymsDone({ type, data: { revision } }: SynonymEvent): ItemAction {
  const what = { type: 'synonyms', id: synonymsKey } as const;
  return { ...what, did: type === 'SynonymsRestored' ? 'restored' : 'saved', revision };
}

const accountActions = {
  AccountOpened: 'opened',
  AccountRolesChanged: 'roles-changed',
  AccountClosed: 'closed',
} as const;

function accountDone({ type, data }: EventOf<typeof accountEventSchemas>): ItemAction {
  return { type: 'account', id: data.accountId, did: accountActions[type] };
}
