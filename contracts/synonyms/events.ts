import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { type SynonymList, synonymListSchema } from './synonym-list.ts';

const revision = z.number().int().min(1);

/** The name of the one stream, after the prefix. */
export const synonymsKey = 'words';

/** The events of the stream of synonyms; there is one. */
export const synonymEvents = revisionedEvents({
  prefix: 'synonyms-',
  version: 1,
  schemas: {
    /** The list was changed; searches by visitors and for alerts use it immediately. */
    SynonymsSaved: z.object({ revision, list: synonymListSchema }),
    /** An earlier revision of the list was made the newest again; searches use it immediately. */
    SynonymsRestored: z.object({ revision, restored: revision, list: synonymListSchema }),
  },
  change: ({ data: { list: content, ...saved } }): Change<SynonymList> => {
    return { kind: 'saved', id: synonymsKey, content, ...saved };
  },
});

export type SynonymEvent = EventOf<typeof synonymEvents.schemas>;
