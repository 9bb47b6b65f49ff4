import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentReceipt, type ProposalView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { MergesSearch } from '../merges-search.ts';

/** Lists merge-language proposals, newest first; optionally only those of one page. */
export function listMerges(query: MergesSearch & { readonly contentId?: string }) {
  return queryOptions({
    queryKey: ['merges', query],
    queryFn: ({ signal }) => callEndpoint(inlineEndpoints.listMerges, { query, signal }),
  });
}

/** Proposes two pages as translations of each other. */
export function proposeMerge(sourceId: string, targetId: string): Promise<ProposalView> {
  return callEndpoint(inlineEndpoints.proposeMerge, {
    body: { sourceId, targetId },
  });
}

/** Copies an item with its modules as its translation into a language; returns the translation. */
export function translatePage({ kind, id }: ItemOfKind, locale: Locale): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[kind].translate, {
    params: { id },
    body: { locale },
  });
}

/** Accepts or declines a proposal. */
export function settleMerge(id: string, accepted: boolean): Promise<ProposalView> {
  const endpoint = accepted ? inlineEndpoints.acceptMerge : inlineEndpoints.declineMerge;
  return callEndpoint(endpoint, { params: { id } });
}
