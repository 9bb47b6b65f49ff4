import { byAddressEndpoints } from '@parvis/contracts/media/by-address-endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import type { Route } from '../../http/route.ts';
import type { MediaServices } from '../services.ts';

/** The route that adds an image by its address. */
export function byAddressRoutes({ byAddress, replies }: MediaServices): Route[] {
  return [
    permittedRoute(
      byAddressEndpoints.addImageByAddress,
      'content.write',
      async ({ body }, context) => {
        const known = await byAddress.known(body);
        if (known !== undefined) return { kind: 'json', body: known, etag: known.revision };
        return replies.saved('image', await byAddress.add(body, context));
      },
    ),
  ];
}
