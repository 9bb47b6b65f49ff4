import { synonymEvents, synonymsKey } from '@parvis/contracts/synonyms/events.ts';
import { evolveSynonyms } from '@parvis/contracts/synonyms/evolve-synonyms.ts';
import type { SynonymList } from '@parvis/contracts/synonyms/synonym-list.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { synonymsTag } from './synonyms-tag.ts';

/** The synonyms of searches, now and at every past position. */
export const synonyms = revisionedProjection<SynonymList>({
  name: 'synonyms',
  version: 1,
  handles: synonymEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !synonymEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(synonymEvents.read, () => synonymsKey, evolveSynonyms),
  tagsOf: () => [synonymsTag],
  wordsOf: () => '',
  lookups: [],
});
