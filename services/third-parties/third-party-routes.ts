import { toSlug } from '@parvis/contracts/site/slug.ts';
import { thirdPartyEndpoints } from '@parvis/contracts/third-parties/endpoints.ts';
import type { CatalogueVideo } from '@parvis/contracts/third-parties/video-catalogue.ts';
import type { Pool } from 'pg';
import { permittedRoute } from '../http/permitted-route.ts';
import type { Route } from '../http/route.ts';
import { lastResponses, pickNewestPosts } from './compose-responses.ts';
import type { SourceAddresses } from './sources.ts';

/**
 * Returns the routes of the last responses of third parties, for editors. These routes send no
 * request to a third party.
 */
export function thirdPartyRoutes(pool: Pool, addresses: SourceAddresses): Route[] {
  const lastResponse = lastResponses(pool, addresses);
  return [
    permittedRoute(thirdPartyEndpoints.searchVideos, 'content.read', async ({ params, query }) => {
      const { page, pageSize, q = '' } = query;
      const known = (await lastResponse('videoCatalogue'))?.response.videos ?? [];
      const found = known
        .filter(({ provider, title }) => provider === params.provider && containsWords(title, q))
        .toSorted(newestFirst);
      const items = found.slice((page - 1) * pageSize, page * pageSize);
      return { kind: 'json', body: { items, total: found.length, page, pageSize } };
    }),
    permittedRoute(thirdPartyEndpoints.fetchPosts, 'content.read', async ({ query }) => {
      const last = await lastResponse('socialPosts');
      const posts = pickNewestPosts(last?.response.posts ?? [], query);
      return { kind: 'json', body: { posts, answeredAt: last?.answeredAt.toISOString() ?? null } };
    }),
  ];
}

function containsWords(title: string, words: string): boolean {
  const folded = toSlug(title);
  return toSlug(words)
    .split('-')
    .every((word) => folded.includes(word));
}

function newestFirst(one: CatalogueVideo, other: CatalogueVideo): number {
  const day = (other.publishedOn ?? '').localeCompare(one.publishedOn ?? '');
  return day === 0 ? one.title.localeCompare(other.title) : day;
}
