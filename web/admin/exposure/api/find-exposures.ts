import { exposureEndpoints } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { type ExposureSearch, toQuestion } from '../exposure-search.ts';

/** Finds when and where something was public; not sent without anything to look for. */
export function findExposures(search: ExposureSearch) {
  return queryOptions({
    queryKey: ['exposures', search],
    queryFn: ({ signal }) =>
      callEndpoint(exposureEndpoints.findExposures, { query: toQuestion(search), signal }),
    enabled: search.q !== undefined,
    placeholderData: keepPreviousData,
  });
}
