import type {
  CampaignCode,
  KnownCampaignCode,
} from '@parvis/contracts/campaign-codes/campaign-code.ts';
import type { CampaignCodeEvent } from '@parvis/contracts/campaign-codes/events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';

/** Commands on one campaign. */
export type CampaignCodeCommand =
  | {
      readonly type: 'save-campaign-code';
      readonly campaign: CampaignCode;
      /** Omitted for a new one. */
      readonly expectedRevision?: number;
    }
  | {
      readonly type: 'delete-campaign-code';
      readonly code: string;
      readonly expectedRevision?: number;
    };

/** Decides a command on a campaign. */
export function decideCampaignCode(
  command: CampaignCodeCommand,
  state: KnownCampaignCode | undefined,
): Outcome<readonly CampaignCodeEvent[]> {
  const { expectedRevision } = command;
  if (command.type === 'delete-campaign-code') {
    const present = requirePresent(state, 'campaign-code-not-found', 'campaign-code-not-found');
    const seen = present.ok ? requireSeen(present.value, expectedRevision) : present;
    if (!seen.ok) return seen;
    return accept([{ type: 'CampaignCodeDeleted', data: { code: command.code } }]);
  }
  const standing = state?.deleted ? undefined : state;
  if (expectedRevision === undefined && standing !== undefined)
    return refuse('campaign-code-exists', { path: ['code'] });
  if (expectedRevision !== undefined) {
    if (standing === undefined) return refuse('campaign-code-not-found');
    const seen = requireSeen(standing, expectedRevision);
    if (!seen.ok) return seen;
  }
  const { campaign } = command;
  const revision = (state?.revision ?? 0) + 1;
  return accept([{ type: 'CampaignCodeSaved', data: { revision, campaign } }]);
}
