import { mappingEvents } from '@parvis/contracts/careers/mapping/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';

/** The mappings of feeds of offers, now and at every past position. */
export const offerMappings = revisionedProjection({
  name: 'offer-mappings',
  version: 1,
  events: mappingEvents,
  tagsOf: () => [],
  wordsOf: ({ records }) => records,
  lookups: [],
});
