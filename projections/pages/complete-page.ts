import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { composeFiles } from '../media-library/compose-files.ts';
import { composeLinks } from '../page-fragments/compose-links.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { composeCampaign } from './compose-campaign.ts';
import { composeModuleVideos } from './compose-module-videos.ts';
import { composePeople } from './compose-people.ts';
import { composePictures } from './compose-pictures.ts';
import { composePosts } from './compose-posts.ts';
import { composeTeasers } from './compose-teasers.ts';
import { type ComposedContent, type PageAddition, withAddition } from './page-addition.ts';
import { readShared } from './read-shared.ts';
import { type FrameParts, withMainMenu } from './with-main-menu.ts';

/**
 * A page with everything that it and its modules show from other read models, under the menus of
 * the site.
 * @throws ReadModelNotServed
 */
export async function completePage(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
  parts?: FrameParts,
): Promise<ComposedContent> {
  const { page } = composed.screen;
  const additions = await Promise.all([
    readFiles(db, page, at),
    readLinks(db, page, at),
    composeTeasers(db, page, at),
    composeModuleVideos(db, page, at),
    composePeople(db, page, at),
    composePosts(db, page, at),
    composeCampaign(db, page, at),
  ]);
  const completed = additions.reduce(withAddition, composed);
  // Teasers and videos have images of their own.
  const pictured = withAddition(
    completed,
    await composePictures(db, completed.screen.page, completed.position, at),
  );
  return withMainMenu(db, pictured, at, parts);
}

async function readFiles(
  db: Queryable,
  { modules }: ContentPage,
  at: Position | undefined,
): Promise<PageAddition | undefined> {
  const ids = modules.flatMap(({ content }) => idsNamedBy(content, 'fileId'));
  if (ids.length === 0) return undefined;
  const unique = [...new Set(ids)].map((id) => mediaIdSchema.parse(id));
  const { files, ...read } = await readShared(db, at, `files ${unique.join(' ')}`, () =>
    composeFiles(db, unique, at),
  );
  return { page: { files }, ...read };
}

async function readLinks(
  db: Queryable,
  { modules }: ContentPage,
  at: Position | undefined,
): Promise<PageAddition | undefined> {
  const ids = modules.flatMap(({ content }) => idsNamedBy(content, 'contentId'));
  if (ids.length === 0) return undefined;
  const unique = [...new Set(ids)].map((id) => contentIdSchema.parse(id));
  const { links, ...read } = await readShared(db, at, `links ${unique.join(' ')}`, () =>
    composeLinks(db, unique, at),
  );
  return { page: { links }, ...read };
}
