import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import {
  fileListSchema,
  fileViewSchema,
  videoListSchema,
  videoViewSchema,
} from '@parvis/contracts/media/views.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import {
  type PlaylistView,
  playlistListSchema,
  playlistViewSchema,
} from '@parvis/contracts/playlists/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { Choice } from '../../shell/search-picker.tsx';

/** What of the library is picked by its title. */
export type PickedKind = 'file' | 'video' | 'playlist';

interface Asked {
  readonly query: { readonly q: string | undefined; readonly pageSize: number };
  readonly signal: AbortSignal;
}

const choicesPerList = 24;

async function choicesOf(kind: PickedKind, asked: Asked): Promise<readonly Choice[]> {
  switch (kind) {
    case 'file': {
      const { items } = await callEndpoint(mediaEndpoints.listFiles, fileListSchema, asked);
      return items.map((file) => ({ ...file, note: file.format }));
    }
    case 'video': {
      const { items } = await callEndpoint(mediaEndpoints.listVideos, videoListSchema, asked);
      return items.map((video) => ({ ...video, note: video.credit }));
    }
    case 'playlist': {
      const answer = await callEndpoint(playlistEndpoints.listPlaylists, playlistListSchema, asked);
      return answer.items.map(playlistChoice);
    }
  }
}

async function titleOf(kind: PickedKind, id: string, signal: AbortSignal): Promise<string> {
  const asked = { params: { id }, signal };
  switch (kind) {
    case 'file':
      return (await callEndpoint(mediaEndpoints.getFile, fileViewSchema, asked)).title;
    case 'video':
      return (await callEndpoint(mediaEndpoints.getVideo, videoViewSchema, asked)).title;
    case 'playlist': {
      const answer = await callEndpoint(playlistEndpoints.getPlaylist, playlistViewSchema, asked);
      return playlistChoice(answer).title;
    }
  }
}

function playlistChoice({ id, titles }: PlaylistView): Choice {
  return { id, title: titles.fr, note: titles.en };
}

/** What can be picked, found by a word; the previous result stays until the next is there. */
export function listChoices(kind: PickedKind, q: string | undefined) {
  return queryOptions({
    queryKey: ['choices', kind, q],
    queryFn: ({ signal }) => choicesOf(kind, { query: { q, pageSize: choicesPerList }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The title of what was picked. */
export function readTitle(kind: PickedKind, id: string) {
  return queryOptions({
    queryKey: ['choice', kind, id],
    queryFn: ({ signal }) => titleOf(kind, id, signal),
  });
}
