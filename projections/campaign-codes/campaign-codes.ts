import { campaignCodeEvents } from '@parvis/contracts/campaign-codes/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';

/** Recruitment campaigns, now and at every past position. */
export const campaignCodes = revisionedProjection({
  name: 'campaign-codes',
  version: 1,
  events: campaignCodeEvents,
  tagsOf: () => [],
  wordsOf: ({ code, source }) => `${code} ${source.toLowerCase()}`,
  lookups: [],
});
