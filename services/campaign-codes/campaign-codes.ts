import { campaignCodeSchema } from '@parvis/contracts/campaign-codes/campaign-code.ts';
import { campaignCodeEndpoints as at } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { listCampaignCodes } from '@parvis/projections/campaign-codes/list-campaign-codes.ts';
import { jsonReply, type Route, route } from '../http/route.ts';
import { entityReads } from '../revisioned/entity-reads.ts';
import { entityReplies } from '../revisioned/entity-replies.ts';
import { type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { namedList } from '../streams/named-reads.ts';
import { checkCampaign } from './check-campaign.ts';
import { campaignCode, decideCampaignCode } from './decide.ts';

/** Returns the routes of recruitment campaigns. */
export function campaignCodeRoutes(ports: EntityPorts): Route[] {
  const { db, clock, accountNames } = ports;
  const writer = entityWriter(campaignCode, ports, { decide: decideCampaignCode });
  const reads = entityReads(campaignCode, 'campaign-codes', ports);
  const replies = entityReplies(campaignCode, writer, ports);
  return [
    route(at.listCampaignCodes, async ({ query }) =>
      namedList(accountNames, await listCampaignCodes(db, query)),
    ),
    route(at.getCampaignCode, ({ params }) => reads.get(params.code)),
    route(at.saveCampaignCode, async ({ params: { code }, body }, context) => {
      const { data: campaign } = campaignCodeSchema.safeParse({ ...body, code });
      if (campaign === undefined)
        return { kind: 'refused', refusals: [{ code: 'invalid', path: ['to'] }] };
      return context.ifMatch === undefined
        ? replies.create(code, campaign, context)
        : replies.save(code, campaign, context);
    }),
    route(at.deleteCampaignCode, ({ params }, context) => replies.delete(params.code, context)),
    route(at.checkCampaign, async ({ query }) =>
      jsonReply(await checkCampaign(db, query.c, clock.now())),
    ),
  ];
}
