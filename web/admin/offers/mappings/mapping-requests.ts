import { mappingEndpoints as at } from '@parvis/contracts/careers/mapping/endpoints.ts';
import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Lists the mappings. */
export const listMappings = () =>
  queryOptions({
    queryKey: ['offer-mappings'],
    queryFn: ({ signal }) =>
      callEndpoint(at.listOfferMappings, { query: { pageSize: 100 }, signal }),
  });

/** Returns the first records of a file. @param records their path, if it is known */
export function sampleFile(file: File, records: string | undefined) {
  return callEndpoint(at.sampleOffers, {
    query: records === undefined ? {} : { records },
    bytes: file,
  });
}

/** Returns what a mapping makes of records; the previous result is shown until the next is there. */
export const tryMapping = (mapping: Mapping, records: readonly unknown[]) =>
  queryOptions({
    queryKey: ['offer-mapping-trial', mapping, records],
    queryFn: ({ signal }) =>
      callEndpoint(at.tryOfferMapping, { body: { mapping, records: [...records] }, signal }),
    enabled: records.length > 0,
    placeholderData: keepPreviousData,
  });

/** Saves a mapping. @param ifMatch the revision that it is based on; none if it is new */
export function saveMapping(name: string, body: Mapping, ifMatch: number | undefined) {
  const based = ifMatch === undefined ? {} : { ifMatch };
  return callEndpoint(at.saveOfferMapping, { params: { name }, body, ...based });
}

/** Deletes a mapping. */
export function deleteMapping(name: string, ifMatch: number) {
  return callEndpoint(at.deleteOfferMapping, { params: { name }, ifMatch });
}
