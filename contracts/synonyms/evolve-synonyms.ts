import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import { type SynonymEvent, synonymsKey } from './events.ts';
import type { SavedSynonyms } from './synonym-list.ts';

/** Folds an event into the list. */
export function evolveSynonyms(
  former: SavedSynonyms | undefined,
  { data: { list: content, ...saved } }: SynonymEvent,
  occurrence: Occurrence,
): SavedSynonyms {
  return evolveRevisioned(
    former,
    { kind: 'saved', id: synonymsKey, content, ...saved },
    occurrence,
  );
}
