import { eventReader } from '../revisions/event-reader.ts';
import { mediaEventSchemas } from './events.ts';

/** Version that new media events carry in their metadata; in version 1 a title was in one language. */
export const mediaEventVersion = 2;

/** The events of media streams, and how they are read. */
export const mediaEvents = eventReader(mediaEventSchemas);
