import type { VideoProvider } from '@parvis/contracts/media/details.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { type VideoView } from '@parvis/contracts/media/views.ts';
import { thirdPartyEndpoints } from '@parvis/contracts/third-parties/endpoints.ts';
import { type CatalogueVideo } from '@parvis/contracts/third-parties/video-catalogue.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** The query of a search among our videos at a provider. */
export interface CatalogueSearch {
  readonly provider: VideoProvider;
  readonly q: string | undefined;
  readonly page: number;
}

/** Searches our videos at a provider, as last imported; sends the provider no request. */
export function searchCatalogue({ provider, q, page }: CatalogueSearch) {
  return queryOptions({
    queryKey: ['video-catalogue', provider, q, page],
    queryFn: ({ signal }) =>
      callEndpoint(thirdPartyEndpoints.searchVideos, {
        params: { provider },
        query: { q, page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Adds a provider's video to the library, with one title for all languages. */
export function addCatalogueVideo({
  provider,
  videoId,
  title,
}: Pick<CatalogueVideo, 'provider' | 'videoId' | 'title'>): Promise<VideoView> {
  const request = { params: { provider }, body: { videoId, title } };
  return callEndpoint(libraryEndpoints.createProviderVideo, request);
}
