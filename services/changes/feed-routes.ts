import { changedKindSchema } from '@parvis/contracts/changes/change.ts';
import { feedEndpoints } from '@parvis/contracts/changes/endpoints.ts';
import { permittedRoute } from '../http/permitted-route.ts';
import { jsonReply, type Route } from '../http/route.ts';
import type { ChangeFeed } from './change-feed.ts';

/** The routes of the change feed. */
export function feedRoutes(feed: ChangeFeed): readonly Route[] {
  return [
    permittedRoute(feedEndpoints.readChanges, 'content.read', async ({ query }) => {
      const { after, limit, wait, kinds } = query;
      const wanted = kinds?.split(',').map((kind) => changedKindSchema.parse(kind));
      return jsonReply(await feed.waitFor({ after, limit, kinds: wanted }, wait * 1_000));
    }),
  ];
}
