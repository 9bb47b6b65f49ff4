import { accountEventSchemas } from '@parvis/contracts/accounts/events.ts';
import { contentEventSchemas } from '@parvis/contracts/content/events.ts';
import { lockEventSchemas } from '@parvis/contracts/content/lock-events.ts';
import { translationEventSchemas } from '@parvis/contracts/content/translation-events.ts';
import { facetEventSchemas } from '@parvis/contracts/facets/events.ts';
import { livePostEventSchemas } from '@parvis/contracts/live-posts/events.ts';
import { mailEventSchemas } from '@parvis/contracts/mail/events.ts';
import { mediaEventSchemas } from '@parvis/contracts/media/events.ts';
import { menuEventSchemas } from '@parvis/contracts/menus/events.ts';
import { playlistEventSchemas } from '@parvis/contracts/playlists/events.ts';
import { redirectEventSchemas } from '@parvis/contracts/redirects/events.ts';
import { subjectEventSchemas } from '@parvis/contracts/subjects/events.ts';

const catalogue = {
  ...contentEventSchemas,
  ...lockEventSchemas,
  ...translationEventSchemas,
  ...accountEventSchemas,
  ...mediaEventSchemas,
  ...subjectEventSchemas,
  ...mailEventSchemas,
  ...menuEventSchemas,
  ...redirectEventSchemas,
  ...playlistEventSchemas,
  ...livePostEventSchemas,
  ...facetEventSchemas,
};

/** The name of an event that the contracts know. */
export type EventType = keyof typeof catalogue;

const known: ReadonlySet<string> = new Set(Object.keys(catalogue));

/** Every event type of the contracts, in alphabetical order. */
export const eventTypes: readonly string[] = [...known].sort();

/** True when the contracts of this build know the type; a projection stops at any other. */
export function isKnownEventType(type: string): type is EventType {
  return known.has(type);
}

const contentTypes: ReadonlySet<string> = new Set(
  Object.keys({ ...contentEventSchemas, ...translationEventSchemas }),
);

/** What no read model of content shows: locks, accounts, mail, media, menus and the like. */
export const eventTypesBesidesContent: readonly EventType[] = eventTypes
  .filter(isKnownEventType)
  .filter((type) => !contentTypes.has(type));
