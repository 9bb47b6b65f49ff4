import type { z } from 'zod';
import { accountEventSchemas, accountStreamPrefix } from '../accounts/events.ts';
import { alertEventSchemas, alertEventVersion, alertStreamPrefix } from '../alerts/events.ts';
import { campaignCodeEvents } from '../campaign-codes/events.ts';
import { offerEventSchemas, offerEventVersion, offerStreamPrefix } from '../careers/events.ts';
import {
  importEventSchemas,
  importEventVersion,
  importStreamPrefix,
} from '../careers/import-events.ts';
import { mappingEvents } from '../careers/mapping/events.ts';
import { caseEventSchemas, caseEventVersion, caseStreamPrefix } from '../cases/events.ts';
import {
  contactEventSchemas,
  contactEventVersion,
  contactStreamPrefix,
} from '../contact/events.ts';
import { contentEventSchemas, contentStreamPrefix } from '../content/events.ts';
import { lockEventSchemas, lockStreamPrefix } from '../content/lock-events.ts';
import { contentEventVersion } from '../content/read-event.ts';
import { translationEventSchemas, translationStreamPrefix } from '../content/translation-events.ts';
import { facetEvents, facetOrderEvents } from '../facets/events.ts';
import { livePostEvents } from '../live-posts/events.ts';
import {
  mailEventSchemas,
  mailEventVersion,
  mailStreamPrefix,
  sentMailsEventSchemas,
  sentMailsStreamPrefix,
} from '../mail/events.ts';
import { mediaEventSchemas, mediaStreamPrefix } from '../media/events.ts';
import { mediaEventVersion } from '../media/read-event.ts';
import { menuEvents } from '../menus/events.ts';
import { notaryEventSchemas, notaryStreamPrefix } from '../notary/events.ts';
import { playlistEvents } from '../playlists/events.ts';
import {
  redactionEventSchemas,
  redactionEventVersion,
  redactionStreamPrefix,
} from '../redactions/events.ts';
import { redirectEvents } from '../redirects/events.ts';
import { siteBuildEventSchemas, siteBuildStreamPrefix } from '../site-builds/events.ts';
import { siteSettingsEvents } from '../site-settings/events.ts';
import {
  subjectEventSchemas,
  subjectEventVersion,
  subjectStreamPrefix,
} from '../subjects/events.ts';
import { synonymEvents } from '../synonyms/events.ts';
import type { RecordedEvent } from './event-log.ts';
import { isFence } from './fence.ts';

/** The streams of one type, and their events. */
export interface EventFamily {
  /** The prefix of the streams' names. */
  readonly prefix: string;
  /** The newest version of its events. */
  readonly version: number;
  readonly schemas: Readonly<Record<string, z.ZodType>>;
}

/** Every kind of stream, and every event that this build can read. */
export const families = [
  { prefix: contentStreamPrefix, version: contentEventVersion, schemas: contentEventSchemas },
  { prefix: lockStreamPrefix, version: contentEventVersion, schemas: lockEventSchemas },
  {
    prefix: translationStreamPrefix,
    version: contentEventVersion,
    schemas: translationEventSchemas,
  },
  { prefix: accountStreamPrefix, version: 1, schemas: accountEventSchemas },
  { prefix: mediaStreamPrefix, version: mediaEventVersion, schemas: mediaEventSchemas },
  { prefix: subjectStreamPrefix, version: subjectEventVersion, schemas: subjectEventSchemas },
  { prefix: contactStreamPrefix, version: contactEventVersion, schemas: contactEventSchemas },
  { prefix: mailStreamPrefix, version: mailEventVersion, schemas: mailEventSchemas },
  { prefix: sentMailsStreamPrefix, version: mailEventVersion, schemas: sentMailsEventSchemas },
  menuEvents,
  redirectEvents,
  playlistEvents,
  livePostEvents,
  facetEvents,
  facetOrderEvents,
  { prefix: offerStreamPrefix, version: offerEventVersion, schemas: offerEventSchemas },
  campaignCodeEvents,
  mappingEvents,
  { prefix: importStreamPrefix, version: importEventVersion, schemas: importEventSchemas },
  siteSettingsEvents,
  synonymEvents,
  { prefix: notaryStreamPrefix, version: 1, schemas: notaryEventSchemas },
  { prefix: siteBuildStreamPrefix, version: 1, schemas: siteBuildEventSchemas },
  { prefix: caseStreamPrefix, version: caseEventVersion, schemas: caseEventSchemas },
  {
    prefix: redactionStreamPrefix,
    version: redactionEventVersion,
    schemas: redactionEventSchemas,
  },
  { prefix: alertStreamPrefix, version: alertEventVersion, schemas: alertEventSchemas },
] as const satisfies readonly EventFamily[];

const byPrefix = new Map<string, EventFamily>(families.map((family) => [family.prefix, family]));

/** Returns the family that a stream belongs to; undefined for a stream of another application. */
export function findFamily(stream: string): EventFamily | undefined {
  return byPrefix.get(stream.slice(0, stream.indexOf('-') + 1));
}

/** Returns whether an event is another application's: its stream is not one of ours. */
export function isForeign({ stream }: Pick<RecordedEvent, 'stream'>): boolean {
  return findFamily(stream) === undefined;
}

/**
 * Returns why this build cannot read an event; undefined when it can, or when it is another
 * application's.
 */
export function reasonUnreadable(event: RecordedEvent): string | undefined {
  const { malformed, metadata, stream, type } = event;
  const family = findFamily(stream);
  if (family === undefined || isFence(event)) return undefined;
  if (malformed !== undefined) return malformed;
  if (!Object.hasOwn(family.schemas, type)) return `this build knows no event of type ${type}`;
  if (metadata.version > family.version)
    return `this build reads ${type} up to version ${family.version}, not ${metadata.version}`;
  return undefined;
}

/** Returns an error that names the event whose data could not be read, with the cause. */
export function unreadableEventError({ revision, stream }: RecordedEvent, cause: unknown): Error {
  return new Error(`event ${revision} of ${stream} cannot be read`, { cause });
}

/** @throws Error naming an event that this build cannot read, and why */
export function requireReadable(event: RecordedEvent): void {
  const cause = reasonUnreadable(event);
  if (cause !== undefined)
    throw new Error(`event ${event.revision} of ${event.stream} cannot be read: ${cause}`);
}
