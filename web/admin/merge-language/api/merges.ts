import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import {
  type ContentReceipt,
  contentReceiptSchema,
  type ProposalView,
  proposalListSchema,
  proposalViewSchema,
} from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { MergesSearch } from '../merges-search.ts';

/** Lists merge-language proposals, newest first; optionally of one page. */
export function listMerges(query: MergesSearch & { readonly contentId?: string }) {
  return queryOptions({
    queryKey: ['merges', query],
    queryFn: ({ signal }) =>
      callEndpoint(inlineEndpoints.listMerges, proposalListSchema, { query, signal }),
  });
}

/** Proposes that two pages translate each other. */
export function proposeMerge(sourceId: string, targetId: string): Promise<ProposalView> {
  return callEndpoint(inlineEndpoints.proposeMerge, proposalViewSchema, {
    body: { sourceId, targetId },
  });
}

/** Copies a page with its modules as its translation into a language; returns the translation. */
export function translatePage(id: string, locale: Locale): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.translatePage, contentReceiptSchema, {
    params: { id },
    body: { locale },
  });
}

/** Accepts or declines a proposal. */
export function settleMerge(id: string, accepted: boolean): Promise<ProposalView> {
  const endpoint = accepted ? inlineEndpoints.acceptMerge : inlineEndpoints.declineMerge;
  return callEndpoint(endpoint, proposalViewSchema, { params: { id } });
}
