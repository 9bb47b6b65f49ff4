import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { defaultPeriod, type FiguresSearch, findFirstDay } from '../figures/figures-search.ts';

/**
 * Reads the figures of a period until today; the previous ones are shown until these have loaded.
 */
export function readOfferFigures({ period = defaultPeriod, group, facet }: FiguresSearch) {
  return queryOptions({
    queryKey: ['offers', 'figures', period, group, facet],
    queryFn: ({ signal }) =>
      callEndpoint(offerEndpoints.offerFigures, {
        query: { from: findFirstDay(period, new Date()), group, facet },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
