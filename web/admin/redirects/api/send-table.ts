import { redirectTableEndpoints as at } from '@parvis/contracts/redirects/table-endpoints.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Checks a table of redirects, and writes it unless it is a rehearsal. */
export function sendTable(csv: string, rehearse: boolean) {
  return callEndpoint(at.importRedirects, { body: { csv, rehearse } });
}
