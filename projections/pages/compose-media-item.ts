import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { otherLocale } from '@parvis/contracts/site/locale.ts';
import { composeImages } from '../media-library/compose-images.ts';
import { showMediaItem } from '../media-library/show-media-item.ts';
import type { Queryable } from '../platform/queryable.ts';
import { composeFrame } from './compose-frame.ts';
import { composePage } from './compose-page.ts';
import { earliest } from './earliest.ts';
import type { ComposeRoute } from './route-composer.ts';

/** One item of the media library, with what stands for it; under any other slug it is moved to its own. */
export const composeMediaItem: ComposeRoute = async (db, { path, match, at }) => {
  const { locale, params } = match;
  const shown = await showMediaItem(db, params['id'] ?? '');
  const { item, position, tags } = shown;
  if (item === undefined || item.kind !== params['type']) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, ...shown.tags] };
  }
  const itsPath = mediaItemPath(item, locale);
  if (itsPath !== path) return { kind: 'moved', to: itsPath, status: 308, position, tags };
  const framed = await composeFrame(db, locale, mediaItemPath(item, otherLocale(locale)));
  const pictured = await pictureOf(db, item);
  return {
    kind: 'screen',
    screen: {
      screen: 'media-item',
      frame: framed.frame,
      path,
      item,
      address: await addressOf(db, item),
      ...(pictured.image && { image: pictured.image }),
    },
    position: earliest([position, framed.position, pictured.position ?? position]),
    tags: [...tags, ...framed.tags, ...pictured.tags],
  };
};

/** Where the thing itself is; none when a video's file is gone. */
async function addressOf(db: Queryable, item: MediaView): Promise<string | undefined> {
  if (item.kind !== 'video') return item.url;
  if ('provider' in item.source) return videoPages[item.source.provider] + item.source.videoId;
  const { item: file } = await showMediaItem(db, item.source.fileId);
  return file?.kind === 'file' ? file.url : undefined;
}

const videoPages = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
} as const;

async function pictureOf(db: Queryable, item: MediaView) {
  const id = item.kind === 'image' ? item.id : item.kind === 'video' ? item.posterId : null;
  if (id === null) return { tags: [] };
  const { images, position, tags } = await composeImages(db, [id]);
  return { image: images.get(id), position, tags };
}
