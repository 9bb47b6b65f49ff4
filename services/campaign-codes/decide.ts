import type {
  CampaignCode,
  KnownCampaignCode,
} from '@parvis/contracts/campaign-codes/campaign-code.ts';
import {
  type CampaignCodeEvent,
  campaignCodeEvents,
} from '@parvis/contracts/campaign-codes/events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { decideEntity, type EntityCommand } from '../revisioned/decide-entity.ts';
import { commandsOn, type Entity } from '../revisioned/entity.ts';

/** Commands on one campaign; its id is its code. */
export type CampaignCodeCommand = EntityCommand<string, CampaignCode>;

/** Recruitment campaigns. A deleted one is as if it had never been registered. */
export const campaignCode: Entity<string, CampaignCode, CampaignCodeEvent> = {
  events: campaignCodeEvents,
  commands: { ...commandsOn('campaign-code'), create: 'save-campaign-code' },
  missing: 'campaign-code-not-found',
  deleted: 'campaign-code-not-found',
  requireFree: ({ deleted }) =>
    deleted ? accept(undefined) : refuse('campaign-code-exists', { path: ['code'] }),
  saved: ({ revision, content: campaign }) => {
    return { type: 'CampaignCodeSaved', data: { revision, campaign } };
  },
  removed: (code) => ({ type: 'CampaignCodeDeleted', data: { code } }),
};

/** Decides a command on a campaign. */
export function decideCampaignCode(
  command: CampaignCodeCommand,
  state: KnownCampaignCode | undefined,
): Outcome<readonly CampaignCodeEvent[]> {
  return decideEntity(campaignCode, command, state);
}
