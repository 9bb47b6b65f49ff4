import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { type NamedPicture, pictureOf, posterOf } from '@parvis/contracts/media/picture-in-use.ts';
import type { FilteredList, ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { presetOf } from '@parvis/contracts/site/filters/list-presets.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import type { ListQuery, ListReading } from '../../filtered-lists/query-list.ts';
import type { ComposedImages } from '../../media-library/compose-images.ts';
import { type LibraryEntry, queryLibrary } from '../../media-library/query-library.ts';
import { type ItemsOfList, queryItems } from '../../page-fragments/query-items.ts';
import { listTag } from '../../page-fragments/tags.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { libraryTag } from '../../public-media/media-tag.ts';
import { earliest } from '../earliest.ts';
import { readSharedImages } from '../read-shared.ts';

const pageKinds: readonly ContentKind[] = ['page', 'chapter'];
/** The kinds of items in each list. */
export const itemsOf: Readonly<Record<Exclude<ListName, 'media'>, ItemsOfList>> = {
  news: { kinds: ['news'], natures: ['article', 'press-release'], order: 'newest' },
  pressReleases: { kinds: ['news'], natures: ['press-release'], order: 'newest' },
  agenda: { kinds: ['news'], natures: ['event'], order: 'soonest' },
  pages: { kinds: pageKinds, order: 'title' },
};

/** One page of a list, with its images. */
export type ReadEntries = Omit<ListReading<unknown>, 'entries'> & {
  readonly entries: FilteredList['entries'];
  readonly tags: readonly string[];
};

interface EntryQuery extends ListQuery {
  readonly list: ListName;
  readonly locale: Locale;
  readonly target: string | undefined;
}

/** Reads a page of a list of published items or of the media library. @throws ReadModelNotServed */
export function readEntries(
  db: Queryable,
  query: EntryQuery,
  vocabulary: Vocabulary,
): Promise<ReadEntries> {
  return query.list === 'media'
    ? readMedia(db, query)
    : readItems(db, { ...query, list: query.list }, vocabulary);
}

async function readItems(
  db: Queryable,
  query: EntryQuery & { readonly list: Exclude<ListName, 'media'> },
  vocabulary: Vocabulary,
): Promise<ReadEntries> {
  const { list, locale, target, at } = query;
  const preset = presetOf(list, target);
  const items: ItemsOfList = { ...itemsOf[list], ...preset };
  const answer = await queryItems(db, { ...items, locale }, query);
  const ids = answer.entries.flatMap(({ entry }) => entry.details.imageId ?? []);
  const pictures = await readSharedImages(db, ids, at, answer.position);
  return {
    ...withPictures(answer, pictures, items.kinds.map(listTag)),
    entries: answer.entries.map(({ entry, isOver }) => {
      const { id, path, title, summary, details } = entry;
      const category = 'category' in details ? details.category : undefined;
      return {
        kind: 'item',
        id,
        path,
        title,
        details,
        summary: summary ?? undefined,
        category: category && vocabulary.nameOf({ group: 'categories', id: category }, locale),
        image: pictureOf(details, { ...pictures, locale }),
        isOver: isOver ?? false,
      };
    }),
  };
}

async function readMedia(db: Queryable, query: EntryQuery): Promise<ReadEntries> {
  const answer = await queryLibrary(db, query.locale, query);
  const ids = answer.entries.flatMap(
    ({ entry }) => pictureOfMedia(entry, query.locale).imageId ?? [],
  );
  const pictures = await readSharedImages(db, ids, query.at, answer.position);
  return {
    ...withPictures(answer, pictures, [libraryTag]),
    entries: answer.entries.map(({ entry }) => {
      const { media, day } = entry;
      return {
        kind: 'media',
        path: mediaItemPath({ ...media, title: media.details.title }, query.locale),
        media,
        day,
        image: pictureOf(pictureOfMedia(entry, query.locale), {
          ...pictures,
          locale: query.locale,
        }),
      };
    }),
  };
}

function pictureOfMedia({ media }: LibraryEntry, locale: Locale): NamedPicture {
  switch (media.kind) {
    case 'image':
      return { imageId: media.id };
    case 'video':
      return posterOf(media.details, locale);
    case 'file':
      return {};
  }
}

function withPictures<Answer extends { readonly position: Position }>(
  answer: Answer,
  pictures: Pick<ComposedImages, 'position' | 'tags'>,
  tags: readonly string[],
): Answer & { readonly tags: readonly string[] } {
  return {
    ...answer,
    position: earliest([answer.position, pictures.position]),
    tags: [...tags, ...pictures.tags],
  };
}
