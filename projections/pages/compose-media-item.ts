import type { Position } from '@parvis/contracts/log/position.ts';
import { coverOf } from '@parvis/contracts/media/cover.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { composeImages } from '../media-library/compose-images.ts';
import { composeVideos } from '../media-library/compose-videos.ts';
import { showMediaItem } from '../media-library/show-media-item.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { composeFrame } from './compose-frame.ts';
import { composePage } from './compose-page.ts';
import type { ComposeRoute } from './route-composer.ts';

/** One item of the media library, with its image; any other slug redirects to the item's own. */
export const composeMediaItem: ComposeRoute = async (db, { path, match, at }) => {
  const { locale, params } = match;
  const shown = await showMediaItem(db, params['id'] ?? '', at);
  const { item, position, tags } = shown;
  if (item === undefined || item.kind !== params['type']) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, ...shown.tags] };
  }
  const itsPath = mediaItemPath(item, locale);
  if (itsPath !== path) return { kind: 'moved', to: itsPath, status: 308, position, tags };
  const framed = await composeFrame(db, locale, (other) => mediaItemPath(item, other), at);
  const placed = await readPlace(db, item, at);
  const pictured = await readPicture(db, item, at);
  const positions = [position, framed.position, placed.position, pictured.position];
  return {
    kind: 'screen',
    screen: {
      screen: 'media-item',
      frame: framed.frame,
      path,
      item,
      address: placed.address,
      ...(pictured.image && { image: pictured.image }),
      seconds: placed.seconds,
    },
    position: earliest(positions.flatMap((one) => one ?? [])),
    tags: [...new Set([...tags, ...framed.tags, ...placed.tags, ...pictured.tags])],
  };
};

/** The address of the file itself, undefined when a video's file is gone; and a video's length. */
async function readPlace(db: Queryable, item: MediaView, at: Position | undefined) {
  if (item.kind !== 'video') return { address: item.url, seconds: undefined, tags: [] };
  const { videos, position, tags } = await composeVideos(db, [item.id], at);
  const { source, seconds } = videos.get(item.id) ?? {};
  const address =
    source?.kind === 'provider'
      ? videoProviders[source.provider].watch(source.videoId)
      : source?.href;
  return { address, seconds, position, tags };
}

async function readPicture(db: Queryable, item: MediaView, at: Position | undefined) {
  if (item.kind === 'file') return { image: coverOf(item), tags: [] };
  const id = item.kind === 'image' ? item.id : item.posterId;
  if (id === null) return { tags: [] };
  const { images, position, tags } = await composeImages(db, [id], at);
  return { image: images.get(id), position, tags };
}
