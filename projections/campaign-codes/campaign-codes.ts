import type { CampaignCode } from '@parvis/contracts/campaign-codes/campaign-code.ts';
import { campaignCodeEvents, evolveCampaignCode } from '@parvis/contracts/campaign-codes/events.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';

/** Recruitment campaigns, now and at every past position. */
export const campaignCodes = revisionedProjection<CampaignCode>({
  name: 'campaign-codes',
  version: 1,
  handles: campaignCodeEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !campaignCodeEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(
    campaignCodeEvents.read,
    (event) => (event.type === 'CampaignCodeSaved' ? event.data.campaign.code : event.data.code),
    evolveCampaignCode,
  ),
  tagsOf: () => [],
  wordsOf: ({ code, source }) => `${code} ${source.toLowerCase()}`,
  lookups: [],
});
