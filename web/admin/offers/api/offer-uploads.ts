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
  /** The mapping by which it is read; its format is recognised without one. */
  readonly mapping: string | undefined;
}

/** Returns what a file would do. */
export function previewOfferFile({ source, file, complete, mapping }: OfferFile) {
  return callEndpoint(at.previewOfferUpload, {
    params: { source },
    query: { complete: complete ? 'true' : 'false', mapping },
    bytes: file,
  });
}

/** Imports a file. @param withdrawals how many the preview showed */
export function applyOfferFile(
  { source, file, complete, mapping }: OfferFile,
  withdrawals: number,
) {
  return callEndpoint(at.applyOfferUpload, {
    params: { source },
    query: { complete: complete ? 'true' : 'false', mapping, withdrawals },
    bytes: file,
  });
}
