import {
  campaignCodeSchema,
  type KnownCampaignCode,
} from '@parvis/contracts/campaign-codes/campaign-code.ts';
import { campaignCodeEndpoints as at } from '@parvis/contracts/campaign-codes/endpoints.ts';
import {
  type CampaignCodeEvent,
  campaignCodeEvents,
  campaignCodeEventVersion,
  campaignCodeStreamPrefix,
  evolveCampaignCode,
} from '@parvis/contracts/campaign-codes/events.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { listCampaignCodes } from '@parvis/projections/campaign-codes/list-campaign-codes.ts';
import { readCampaignCode } from '@parvis/projections/campaign-codes/read-campaign-code.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { type RequestContext, type Route, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { namedItem, namedList } from '../streams/named-reads.ts';
import { expectedRevisionOf, requirePresent } from '../streams/requirements.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import { StreamWriter } from '../streams/stream-writer.ts';
import { checkCampaign } from './check-campaign.ts';
import { type CampaignCodeCommand, decideCampaignCode } from './decide.ts';

/** The dependencies of campaigns. `db` has the read models. */
export interface CampaignCodePorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly db: Queryable;
}

const family: StreamFamily<KnownCampaignCode, CampaignCodeEvent> = {
  prefix: campaignCodeStreamPrefix,
  version: campaignCodeEventVersion,
  read: campaignCodeEvents.read,
  evolve: evolveCampaignCode,
};

/** Returns the routes of recruitment campaigns. */
export function campaignCodeRoutes(ports: CampaignCodePorts): Route[] {
  const { log, db, clock, accountNames } = ports;
  const writer = new StreamWriter(family, { log, clock, accountNames });
  const replies = new StreamReplies(accountNames, (saved: KnownCampaignCode) => ({
    id: saved.id,
    ...revisionedView(saved),
  }));
  const execute = (command: CampaignCodeCommand, context: RequestContext) =>
    writer.execute({
      actor: context.actor,
      capability: 'content.write',
      requestId: context.commandId,
      id: command.type === 'save-campaign-code' ? command.campaign.code : command.code,
      command: command.type,
      decide: async (state) => decideCampaignCode(command, state),
    });
  return [
    route(at.listCampaignCodes, async ({ query }) =>
      namedList(accountNames, await listCampaignCodes(db, query)),
    ),
    route(at.getCampaignCode, async ({ params }) => {
      const campaign = await readCampaignCode(db, params.code);
      const missing = 'campaign-code-not-found';
      return namedItem(accountNames, requirePresent(campaign, missing, missing));
    }),
    route(at.saveCampaignCode, async ({ params, body }, context) => {
      const campaign = campaignCodeSchema.safeParse({ ...body, ...params });
      if (!campaign.success)
        return { kind: 'refused', refusals: [{ code: 'invalid', path: ['to'] }] };
      const saving = { campaign: campaign.data, ...expectedRevisionOf(context) };
      return replies.saved(await execute({ type: 'save-campaign-code', ...saving }, context));
    }),
    route(at.deleteCampaignCode, async ({ params }, context) => {
      const deleting = { code: params.code, ...expectedRevisionOf(context) };
      return replies.nothing(await execute({ type: 'delete-campaign-code', ...deleting }, context));
    }),
    route(at.checkCampaign, async ({ query }) => {
      return { kind: 'json', body: await checkCampaign(db, query.c, clock.now()) };
    }),
  ];
}
