import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
} from '@parvis/contracts/media/details.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { GivenEvent } from '../../engine/testing/in-memory-event-log.ts';

/** An image. */
export const picture = mediaIdSchema.parse('image0000001');
/** The image shown before `film` plays. */
export const poster = mediaIdSchema.parse('image0000002');
/** The file that `film` plays. */
export const report = mediaIdSchema.parse('file00000001');
/** A video that we host. */
export const film = mediaIdSchema.parse('video0000001');
/** Every sample item. */
export const allMedia = [picture, poster, report, film];
/** The playlist that `playlistModule` shows. */
export const playlistId = playlistIdSchema.parse('p1ayl1st0001');
const sized = { format: 'jpeg', bytes: 9, width: 1600, height: 1000 } as const;

/** The events that add each of them to the library. */
export const added: Readonly<Record<MediaId, GivenEvent>> = {
  [picture]: {
    type: 'ImageUploaded',
    data: {
      mediaId: picture,
      original: { hash: 'aa'.repeat(32), ...sized },
      details: imageDetailsSchema.parse({ title: 'Le port' }),
    },
  },
  [poster]: {
    type: 'ImageUploaded',
    data: {
      mediaId: poster,
      original: { hash: 'bb'.repeat(32), ...sized },
      details: imageDetailsSchema.parse({ title: 'Affiche' }),
    },
  },
  [report]: {
    type: 'FileUploaded',
    data: {
      mediaId: report,
      original: { hash: 'cc'.repeat(32), format: 'mp4', bytes: 9, filename: 'maree.mp4' },
      details: fileDetailsSchema.parse({ title: 'Marée' }),
    },
  },
  [film]: {
    type: 'VideoRegistered',
    data: {
      mediaId: film,
      source: { fileId: report },
      details: videoDetailsSchema.parse({ title: 'La marée', posterId: poster }),
    },
  },
};

/** A module that shows `picture`. */
export const pictureModule: ModuleContent = {
  type: 'image',
  data: { imageId: picture, caption: '', size: 'text' },
};
/** A module that shows the playlist. */
export const playlistModule: ModuleContent = {
  type: 'video',
  data: { title: 'Films', playlistId, start: 'pressed' },
};
/** A module that links to `report`. */
export const linkModule: ModuleContent = {
  type: 'statement',
  data: { text: `/media/files/${report}/maree.mp4`, author: '', role: '' },
};
