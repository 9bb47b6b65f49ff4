import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import type { ProviderVideo } from '@parvis/contracts/media/video-of-address.ts';
import { type MediaView } from '@parvis/contracts/media/views.ts';
import { locales, titleField } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { LibrarySearch } from '../library-search.ts';

const mediaPerScreen = 24;
/** The sort orders of the screen, by their names in the API. */
const sortedBy: Readonly<Record<string, string>> = {
  changed: '-updatedAt',
  added: '-addedAt',
  ...Object.fromEntries(locales.map((locale) => [`title-${locale}`, titleField(locale)])),
  largest: '-bytes',
};

/** A page of media of one kind. */
export interface LibraryPage {
  readonly items: readonly MediaView[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

type Kind = MediaView['kind'];

/**
 * Lists media of a kind, latest change first; the previous result is shown until the next has
 * loaded.
 */
export function listLibrary(kind: Kind, search: LibrarySearch) {
  return queryOptions({
    queryKey: ['media', 'library', kind, search],
    queryFn: ({ signal }): Promise<LibraryPage> => {
      const sort = search.sort && sortedBy[search.sort];
      const request = { query: { ...search, sort, pageSize: mediaPerScreen }, signal };
      switch (kind) {
        case 'image':
          return callEndpoint(mediaEndpoints.listImages, request);
        case 'file':
          return callEndpoint(mediaEndpoints.listFiles, request);
        case 'video':
          return callEndpoint(mediaEndpoints.listVideos, request);
      }
    },
    placeholderData: keepPreviousData,
  });
}

/** Adds a provider's video, with one title for all languages. */
export function registerVideo(source: ProviderVideo, title: string): Promise<MediaView> {
  const request = { body: { source, title } };
  return callEndpoint(mediaEndpoints.registerVideo, request);
}

/**
 * Releases an item to the public library.
 * @param from a future instant; immediately when omitted
 */
export function releaseMedia(
  { kind, id }: Pick<MediaView, 'kind' | 'id'>,
  from: string | undefined,
): Promise<MediaView> {
  const request = { params: { id }, body: { from } };
  switch (kind) {
    case 'image':
      return callEndpoint(mediaEndpoints.releaseImage, request);
    case 'file':
      return callEndpoint(mediaEndpoints.releaseFile, request);
    case 'video':
      return callEndpoint(mediaEndpoints.releaseVideo, request);
  }
}

/** Withdraws an item's release, planned or not. */
export function withdrawMedia({ kind, id }: Pick<MediaView, 'kind' | 'id'>): Promise<MediaView> {
  const request = { params: { id } };
  switch (kind) {
    case 'image':
      return callEndpoint(mediaEndpoints.withdrawImage, request);
    case 'file':
      return callEndpoint(mediaEndpoints.withdrawFile, request);
    case 'video':
      return callEndpoint(mediaEndpoints.withdrawVideo, request);
  }
}
