import { notaryEndpoints } from '@parvis/contracts/notary/endpoints.ts';
import { readRoute } from '../http/read-route.ts';
import { jsonReply, type Route } from '../http/route.ts';
import { type NotaryStatusParts, readNotaryStatus } from './notary-status.ts';

/** Routes that show the state of the notary. */
export function notaryRoutes(parts: NotaryStatusParts): readonly Route[] {
  return [
    readRoute(notaryEndpoints.showNotary, 'history.read', async () =>
      jsonReply(await readNotaryStatus(parts)),
    ),
  ];
}
