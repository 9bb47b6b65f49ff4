import { eventReader } from '../revisions/event-reader.ts';
import { mediaEventSchemas } from './events.ts';

/** Version that new media events carry in their metadata. */
export const mediaEventVersion = 1;

/** The events of media streams, and how they are read. */
export const mediaEvents = eventReader(mediaEventSchemas);
