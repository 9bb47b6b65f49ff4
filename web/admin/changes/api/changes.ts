import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { type ChangesSearch, toChangesQuestion } from '../changes-search.ts';

/** Lists a page of what changed in public; the previous one is shown until it has loaded. */
export function listChanges(search: ChangesSearch, pageSize?: number) {
  return queryOptions({
    queryKey: ['public-changes', search, pageSize],
    queryFn: ({ signal }) =>
      callEndpoint(changeEndpoints.listPublicChanges, {
        query: { ...toChangesQuestion(search), before: search.before, pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Counts what changed in public by day, wherever the page of the list begins. */
export function countChanges(search: ChangesSearch) {
  const query = toChangesQuestion(search);
  return queryOptions({
    queryKey: ['public-changes', 'days', query],
    queryFn: ({ signal }) => callEndpoint(changeEndpoints.countPublicChanges, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Lists everybody who ever changed anything, with the names of their accounts. */
export const listPeople = queryOptions({
  queryKey: ['activity', 'people'],
  queryFn: async ({ signal }) => {
    const query = { pageSize: 1 };
    return (await callEndpoint(activityEndpoints.listActivity, { query, signal })).people;
  },
});
