import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import {
  campaignCodeKeySchema,
  campaignCodeSchema,
  type KnownCampaignCode,
} from './campaign-code.ts';

/** The events of one campaign (`campaigncode-{code}`). */
export const campaignCodeEventSchemas = {
  /** The campaign was registered, or its registration was changed. */
  CampaignCodeSaved: z.object({
    revision: z.number().int().min(1),
    campaign: campaignCodeSchema,
  }),
  /** The campaign was unregistered. */
  CampaignCodeDeleted: z.object({ code: campaignCodeKeySchema }),
} as const;

export type CampaignCodeEvent = EventOf<typeof campaignCodeEventSchemas>;

export const campaignCodeEvents = eventReader(campaignCodeEventSchemas);
export const campaignCodeEventVersion = 1;
export const campaignCodeStreamPrefix = 'campaigncode-';

/** Folds an event into its campaign. @throws Error when the stream is inconsistent */
export function evolveCampaignCode(
  former: KnownCampaignCode | undefined,
  event: CampaignCodeEvent,
  occurrence: Occurrence,
): KnownCampaignCode {
  if (event.type === 'CampaignCodeDeleted')
    return evolveRevisioned(former, { kind: 'deleted', id: event.data.code }, occurrence);
  const { revision, campaign: content } = event.data;
  return evolveRevisioned(
    former,
    { kind: 'saved', id: content.code, revision, content },
    occurrence,
  );
}
