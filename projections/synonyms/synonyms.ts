import { synonymEvents } from '@parvis/contracts/synonyms/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { synonymsTag } from './synonyms-tag.ts';

/** The synonyms of searches, now and at every past position. */
export const synonyms = revisionedProjection({
  name: 'synonyms',
  version: 1,
  events: synonymEvents,
  tagsOf: () => [synonymsTag],
  wordsOf: () => '',
  lookups: [],
});
