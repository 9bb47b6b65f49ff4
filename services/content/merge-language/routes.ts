import { titleOf } from '@parvis/contracts/content/header.ts';
import {
  type ContentId,
  contentIdSchema,
  proposalIdSchema,
} from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ProposalView } from '@parvis/contracts/content/views.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Reply, type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import type { ItemStore } from '../item/item-store.ts';
import type { Merged } from './language-merger.ts';

/** Routes that list, create, accept and decline merge-language proposals. */
export function mergeLanguageRoutes({ merger, reads, store }: ContentServices): Route[] {
  return [
    permittedRoute(inlineEndpoints.listMerges, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: await reads.proposals(query),
    })),
    route(inlineEndpoints.proposeMerge, async ({ body }, { actor }) =>
      proposalReply(store, await merger.propose(actor, body.sourceId, body.targetId)),
    ),
    route(inlineEndpoints.acceptMerge, async ({ params }, { actor }) =>
      proposalReply(store, await merger.accept(actor, contentIdSchema.parse(params.id))),
    ),
    route(inlineEndpoints.declineMerge, async ({ params }, { actor }) =>
      proposalReply(store, await merger.decline(actor, contentIdSchema.parse(params.id))),
    ),
  ];
}

async function proposalReply(
  store: ItemStore,
  outcome: Outcome<Merged>,
): Promise<Reply<ProposalView>> {
  if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
  const { proposalId, proposal, position } = outcome.value;
  const body: ProposalView = {
    id: proposalIdSchema.parse(proposalId),
    status: proposal.kind,
    source: await sideView(store, proposal.sourceId),
    target: await sideView(store, proposal.targetId),
  };
  return { kind: 'json', body, position };
}

async function sideView(store: ItemStore, contentId: ContentId): Promise<ProposalView['source']> {
  const { state } = await store.load(contentId);
  if (state.kind === 'none') throw new Error(`a proposal names ${contentId}, which does not exist`);
  return { id: contentId, locale: state.locale, title: titleOf(state.header.content) };
}
