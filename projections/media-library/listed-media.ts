import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { facetCode } from '../content-state/facet-code.ts';
import { searchedWords } from '../filtered-lists/list-words.ts';
import type { ListedEntry } from '../filtered-lists/listed-entry.ts';
import { wordsOf } from './words.ts';

/** A media item, with the position and time at which it was added. */
export interface KnownMedia {
  readonly media: Media;
  readonly created: Position;
  /** ISO 8601, UTC. */
  readonly added: string;
}

/** Returns a media item with the fields that the library's list filters and sorts by. */
export function listedMedia({ media, created, added }: KnownMedia, locale: Locale): ListedEntry {
  return {
    id: media.id,
    locale,
    created,
    day: toParisTime(new Date(added)).date,
    ends: null,
    words: searchedWords(wordsOf(media, locale)),
    codes: [facetCode('types', media.kind)],
  };
}
