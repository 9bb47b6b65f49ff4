import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { playlistEndpoints as at } from '@parvis/contracts/playlists/endpoints.ts';
import { playlistContentSchema } from '@parvis/contracts/playlists/playlist.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { readMediaTitles } from '../media-picker/api/media-titles.ts';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { declareEntity } from '../revisions/entity.ts';
import { entityRequests } from '../revisions/entity-requests.ts';
import { inLanguages } from '../revisions/shown-fields.ts';

const key = z.object({ id: z.string() });

export const playlistRequests = entityRequests({
  key,
  create: at.createPlaylist,
  get: at.getPlaylist,
  save: at.savePlaylist,
  delete: at.deletePlaylist,
  undelete: at.undeletePlaylist,
});

/** The history of a playlist. */
export const playlistEntity = declareEntity({
  title: 'playlists.title',
  key,
  content: playlistContentSchema,
  history: at.playlistHistory,
  restore: (one, { content }, seen) => playlistRequests.save(one, content, seen),
  undelete: playlistRequests.undelete,
  screen: () => ({ to: '/admin/playlists' }),
  nameOf: ({ titles }, { language }) => textIn(titles, language),
  fields: ({ titles, videos }, shown) => ({
    ...inLanguages('playlists.name', titles, shown),
    [shown.intl.formatMessage({ id: 'playlists.videos' })]: videos
      .map((id) => shown.names.get(id) ?? id)
      .join('\n'),
  }),
  mentions: ({ videos }) => videos,
  readNames: (ids, language) =>
    readMediaTitles(ids, language, (id) =>
      callEndpoint(mediaEndpoints.getVideo, { params: { id } }),
    ),
});
