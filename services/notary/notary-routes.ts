import { notaryEndpoints } from '@parvis/contracts/notary/endpoints.ts';
import { permittedRoute } from '../http/permitted-route.ts';
import { jsonReply, type Route } from '../http/route.ts';
import { type NotaryStatusParts, readNotaryStatus } from './notary-status.ts';

/** Routes that show the state of the notary. */
export function notaryRoutes(parts: NotaryStatusParts): readonly Route[] {
  return [
    permittedRoute(notaryEndpoints.showNotary, 'history.read', async () =>
      jsonReply(await readNotaryStatus(parts)),
    ),
  ];
}
