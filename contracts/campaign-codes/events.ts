import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { type CampaignCode, campaignCodeKeySchema, campaignCodeSchema } from './campaign-code.ts';

/** The events of one campaign (`campaigncode-{code}`). */
export const campaignCodeEvents = revisionedEvents({
  prefix: 'campaigncode-',
  version: 1,
  schemas: {
    /** The campaign was registered, or its registration was changed. */
    CampaignCodeSaved: z.object({
      revision: z.number().int().min(1),
      campaign: campaignCodeSchema,
    }),
    /** The campaign was unregistered. */
    CampaignCodeDeleted: z.object({ code: campaignCodeKeySchema }),
  },
  change({ type, data }): Change<CampaignCode> {
    switch (type) {
      case 'CampaignCodeSaved': {
        const { revision, campaign: content } = data;
        return { kind: 'saved', id: content.code, revision, content };
      }
      case 'CampaignCodeDeleted':
        return { kind: 'deleted', id: data.code };
    }
  },
});

export type CampaignCodeEvent = EventOf<typeof campaignCodeEvents.schemas>;
