import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { PageAddition } from './page-addition.ts';
import { readSharedImages } from './read-shared.ts';

/**
 * The images named by a page, its teasers and its videos, and on the home page by its child pages;
 * undefined when there are none.
 * @param around the position of the page
 * @throws ReadModelNotServed
 */
export async function composePictures(
  db: Queryable,
  page: ContentPage,
  around: Position,
  at?: Position,
): Promise<PageAddition | undefined> {
  const ids = imagesNamedBy(page);
  if (ids.length === 0) return undefined;
  const { images, ...read } = await readSharedImages(db, ids, at, around);
  return { page: { images }, ...read };
}

function imagesNamedBy(page: ContentPage): MediaId[] {
  const { details, modules, playlists, teasers } = page;
  const children = page.path === pathOf('homepage', page.locale) ? page.children : [];
  const ofModules = modules.flatMap(({ content }) => idsNamedBy(content, 'imageId'));
  const shownTeasers = [...(teasers?.values() ?? [])].flat();
  const ofTeasers = shownTeasers.map((teaser) => teaser.details);
  const ofHeaders = [details, ...ofTeasers, ...children].map(({ imageId }) => imageId);
  const videos = [...(playlists?.values() ?? [])].flatMap((playlist) => playlist.videos);
  const posters = videos.map(({ posterId }) => posterId);
  const named = [...ofHeaders, ...ofModules, ...posters].flatMap((id) => id ?? []);
  return [...new Set(named)].map((id) => mediaIdSchema.parse(id));
}
