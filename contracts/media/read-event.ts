import { eventReader } from '../revisions/event-reader.ts';
import { mediaEventSchemas } from './events.ts';

/** The version that new media events have in their metadata; in version 1 a title was a plain string. */
export const mediaEventVersion = 2;

/** The reader of media events. */
export const mediaEvents = eventReader(mediaEventSchemas);
