import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ActivitySearch } from '../activity-search.ts';

/**
 * Reads a page of the activity on all content, newest first; the previous page is shown until it
 * has loaded.
 */
export function listActivity(query: ActivitySearch) {
  return queryOptions({
    queryKey: ['activity', query],
    queryFn: ({ signal }) => callEndpoint(activityEndpoints.listActivity, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
