import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/screens.ts';
import { composeFiles } from '../media-library/compose-files.ts';
import { composeLinks } from '../page-fragments/compose-links.ts';
import type { Queryable } from '../platform/queryable.ts';
import { composeFilms } from './compose-films.ts';
import { composeTeasers } from './compose-teasers.ts';
import type { Gained } from './gained.ts';
import type { ComposedContent } from './with-images.ts';

/**
 * A page with the files, the addresses, the teasers and the playlists that its modules name, read at the same
 * moment of the log. @throws ReadModelNotServed
 */
export async function withReferences(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  const { page } = composed.screen;
  const gained = await Promise.all([
    filesOf(db, page, at),
    linksOf(db, page, at),
    composeTeasers(db, page, at),
    composeFilms(db, page, at),
  ]);
  return gained.flatMap((one) => one ?? []).reduce(gaining, composed);
}

function gaining({ screen, ...composed }: ComposedContent, gained: Gained): ComposedContent {
  return {
    screen: { ...screen, page: { ...screen.page, ...gained.page } },
    position: gained.position < composed.position ? gained.position : composed.position,
    tags: [...composed.tags, ...gained.tags],
  };
}

async function filesOf(
  db: Queryable,
  { modules }: ContentPage,
  at: Position | undefined,
): Promise<Gained | undefined> {
  const ids = modules.flatMap(({ content }) => idsNamedBy(content, 'fileId'));
  if (ids.length === 0) return undefined;
  const unique = [...new Set(ids)].map((id) => mediaIdSchema.parse(id));
  const { files, ...read } = await composeFiles(db, unique, at);
  return { page: { files }, ...read };
}

async function linksOf(
  db: Queryable,
  { modules }: ContentPage,
  at: Position | undefined,
): Promise<Gained | undefined> {
  const ids = modules.flatMap(({ content }) => idsNamedBy(content, 'contentId'));
  if (ids.length === 0) return undefined;
  const unique = [...new Set(ids)].map((id) => contentIdSchema.parse(id));
  const { links, ...read } = await composeLinks(db, unique, at);
  return { page: { links }, ...read };
}
