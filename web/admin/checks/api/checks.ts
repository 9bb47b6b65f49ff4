import { checkEndpoints as at } from '@parvis/contracts/content/checks/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { typedParts } from '../../page-editor/api/typed-parts.ts';
import type { WorkingCopies } from '../../page-editor/editing-session.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** How soon the list goes on with items that are still to be checked, in milliseconds. */
const nextSliceMs = 100;

/** Lists what to look at in published items; reads again until every item is checked. */
export function listChecks(query: Partial<z.input<typeof at.listChecks.query>>) {
  return queryOptions({
    // Below the key of lists, which are refetched when content changes.
    queryKey: ['contents', 'checks', query],
    queryFn: ({ signal }) => callEndpoint(at.listChecks, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.unchecked ? nextSliceMs : false),
  });
}

/**
 * Checks an item with what is typed in its editor.
 * @param version changes whenever what is saved or typed does
 */
export function checkTyped({ kind, id }: ItemOfKind, copies: WorkingCopies, version: string) {
  return queryOptions({
    queryKey: ['content', id, 'checks', version],
    queryFn: async ({ signal }) => {
      const sent = { params: { id }, body: typedParts(kind, copies), signal };
      return (await callEndpoint(at.checkTyped, sent)).findings;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
