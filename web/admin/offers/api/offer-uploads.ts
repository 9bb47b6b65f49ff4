import { offerUploadEndpoints as at } from '@parvis/contracts/careers/upload-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Lists the sources of offers, and who gives their offers. */
export const listOfferSources = () =>
  queryOptions({
    queryKey: ['offers', 'sources'],
    queryFn: ({ signal }) => callEndpoint(at.listOfferSources, { signal }),
  });

/** A file of offers, and the source that it is of. */
export interface OfferFile {
  readonly source: string;
  readonly file: File;
  /** Whether offers that the file does not have are withdrawn. */
  readonly complete: boolean;
}

/** Returns what a file would do. */
export function previewOfferFile({ source, file, complete }: OfferFile) {
  return callEndpoint(at.previewOfferUpload, {
    params: { source },
    query: { complete: complete ? 'true' : 'false' },
    bytes: file,
  });
}

/** Imports a file. @param withdrawals how many the preview showed */
export function applyOfferFile({ source, file, complete }: OfferFile, withdrawals: number) {
  return callEndpoint(at.applyOfferUpload, {
    params: { source },
    query: { complete: complete ? 'true' : 'false', withdrawals },
    bytes: file,
  });
}
