import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { upkeepEndpoints as at } from '@parvis/contracts/content/upkeep-endpoints.ts';
import type { ContentReceipt } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/**
 * Reads how far a translation is behind its original.
 * @param shownAt the item in whose editor it is shown: its commands refetch it
 */
export function readDebt(translation: ContentId, shownAt: ContentId) {
  return queryOptions({
    queryKey: ['content', shownAt, 'debt', translation],
    queryFn: ({ signal }) =>
      callEndpoint(at.getTranslationDebt, { params: { id: translation }, signal }),
  });
}

/** Records that a translation says what this version of its original says. */
export function alignTranslation(id: ContentId, version: number): Promise<ContentReceipt> {
  return callEndpoint(at.alignTranslation, { params: { id }, body: { version } });
}

/** Reads who keeps an item current, and when it is to be read again. */
export function readReview(id: ContentId) {
  return queryOptions({
    queryKey: ['content', id, 'review'],
    queryFn: ({ signal }) => callEndpoint(at.getReview, { params: { id }, signal }),
  });
}

/** Sets both; the owner is the id of an account. */
export function assignReview(
  id: ContentId,
  review: { readonly owner: string | null; readonly reviewOn: string | null },
): Promise<ContentReceipt> {
  return callEndpoint(at.assignReview, { params: { id }, body: review });
}
