import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { composeAddress } from '../../requests/call-endpoint.ts';
import { RequestWithoutResponse } from '../../requests/failures.ts';
import { readLeaves } from '../page-leaves.ts';

/** Reads the texts and the pictures of an address at an instant. */
export function readDocument(path: string, at: string) {
  return queryOptions({
    queryKey: ['reconstruction', 'document', path, at],
    queryFn: async ({ signal }) => {
      const query = { path, at };
      const address = composeAddress(auditEndpoints.showReconstruction, { query });
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
      if (!response.ok) throw new RequestWithoutResponse(`${response.status} from ${address}`);
      return readLeaves(await response.text());
    },
  });
}
