import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { synonymListSchema } from './synonym-list.ts';

const revision = z.number().int().min(1);

/** The events of the stream of synonyms; there is one. */
export const synonymEventSchemas = {
  /** The list was changed; searches by visitors and for alerts use it immediately. */
  SynonymsSaved: z.object({ revision, list: synonymListSchema }),
  /** An earlier revision of the list was made the newest again; searches use it immediately. */
  SynonymsRestored: z.object({ revision, restored: revision, list: synonymListSchema }),
} as const;

export type SynonymEvent = EventOf<typeof synonymEventSchemas>;

export const synonymEvents = eventReader(synonymEventSchemas);
export const synonymEventVersion = 1;
export const synonymStreamPrefix = 'synonyms-';
/** The name of the one stream, after the prefix. */
export const synonymsKey = 'words';
