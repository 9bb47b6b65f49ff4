import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { libraryTag } from '../public-media/media-tag.ts';
import { isValidAt } from '../revisioned/queries.ts';
import { searchTag } from './search-tag.ts';

/**
 * Returns SQL that is true of the documents that visitors can find at a position, or now: excludes
 * media that are not public.
 */
export function searchableSql(at: Position | undefined): string {
  return `${isValidAt('document', at)}
    and (document.kind <> 'media' or ${isPublicAt('document.id', at)})`;
}

/** Which media are public is stored in another read model. */
export const searchPosition = `least(read_position('site-search'), read_position('media-library'))`;

/** Returns the tags of search results. */
export function searchTags(locale: Locale): readonly string[] {
  return [searchTag(locale), libraryTag];
}
