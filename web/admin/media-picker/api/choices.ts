import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { type FileView, type VideoView } from '@parvis/contracts/media/views.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { type PlaylistView } from '@parvis/contracts/playlists/views.ts';
import { type Locale, otherLocales, textIn } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { Choice } from '../../shell/search-picker.tsx';

/** Library items that are picked by title. */
export type PickedKind = 'file' | 'video' | 'playlist';

interface ChoiceRequest {
  readonly query: { readonly q: string | undefined; readonly pageSize: number };
  readonly signal: AbortSignal;
}

const choicesPerList = 24;

type Picked = FileView | VideoView | PlaylistView;

async function fetchPage(kind: PickedKind, request: ChoiceRequest): Promise<readonly Picked[]> {
  switch (kind) {
    case 'file':
      return (await callEndpoint(mediaEndpoints.listFiles, request)).items;
    case 'video':
      return (await callEndpoint(mediaEndpoints.listVideos, request)).items;
    case 'playlist':
      return (await callEndpoint(playlistEndpoints.listPlaylists, request)).items;
  }
}

function read(kind: PickedKind, id: string, signal: AbortSignal): Promise<Picked> {
  const request = { params: { id }, signal };
  switch (kind) {
    case 'file':
      return callEndpoint(mediaEndpoints.getFile, request);
    case 'video':
      return callEndpoint(mediaEndpoints.getVideo, request);
    case 'playlist':
      return callEndpoint(playlistEndpoints.getPlaylist, request);
  }
}

/** Returns an item as an option in the editor's language. */
export function toChoice(picked: Picked, locale: Locale): Choice {
  const { id } = picked;
  if ('titles' in picked) {
    const { titles } = picked;
    const others = otherLocales(locale).map((other) => titles[other]);
    return { id, title: textIn(titles, locale), note: others.join(' · ') };
  }
  const note = picked.kind === 'file' ? picked.format : picked.credit;
  return { id, title: textIn(picked.title, locale), note };
}

/** Searches for items to pick; the previous result is shown until the next has loaded. */
export function listChoices(kind: PickedKind, q: string | undefined) {
  return queryOptions({
    queryKey: ['media', 'choices', kind, q],
    queryFn: ({ signal }) => fetchPage(kind, { query: { q, pageSize: choicesPerList }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the picked item. */
export function readPicked(kind: PickedKind, id: string) {
  return queryOptions({
    queryKey: ['media', kind, id],
    queryFn: ({ signal }) => read(kind, id, signal),
  });
}
