import { newsNatures } from '@parvis/contracts/content/details.ts';
import { treeKinds } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { coverOf } from '@parvis/contracts/media/cover.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import {
  findPicture,
  type NamedPicture,
  toPoster,
} from '@parvis/contracts/media/picture-in-use.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type {
  FilteredList,
  ListedItem,
  ListName,
} from '@parvis/contracts/site/filters/filtered-list.ts';
import { findPreset } from '@parvis/contracts/site/filters/list-presets.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import type { FilteredPage, ListQuery } from '../../filtered-lists/query-list.ts';
import type { ComposedImages } from '../../media-library/compose-images.ts';
import { readLengths } from '../../media-library/compose-videos.ts';
import { type LibraryEntry, queryLibrary } from '../../media-library/query-library.ts';
import type { ListEntry } from '../../page-fragments/list-entries.ts';
import type { ItemsOfList } from '../../page-fragments/query-items.ts';
import { listTag } from '../../page-fragments/tags.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { libraryTag } from '../../public-media/media-tag.ts';
import { earliest } from '../../revisioned/earliest.ts';
import { readSharedImages } from '../read-shared.ts';
import { readCachedItems } from './read-cached-items.ts';

/** The kinds of items in each list. */
export const listedItems: Readonly<Record<Exclude<ListName, 'media'>, ItemsOfList>> = {
  news: { kinds: ['news'], natures: newsNatures.filter((one) => one !== 'event'), order: 'newest' },
  pressReleases: { kinds: ['news'], natures: ['press-release'], order: 'newest' },
  agenda: { kinds: ['news'], natures: ['event'], order: 'soonest' },
  pages: { kinds: treeKinds, order: 'title' },
};

/** One page of a list, with its images. */
export type LoadedEntries = Omit<FilteredPage<unknown>, 'entries'> & {
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
): Promise<LoadedEntries> {
  return query.list === 'media'
    ? readMedia(db, query)
    : readItems(db, { ...query, list: query.list }, vocabulary);
}

async function readItems(
  db: Queryable,
  query: EntryQuery & { readonly list: Exclude<ListName, 'media'> },
  vocabulary: Vocabulary,
): Promise<LoadedEntries> {
  const { list, locale, target, at } = query;
  const preset = findPreset(list, target);
  const items: ItemsOfList = { ...listedItems[list], ...preset };
  const result = await readCachedItems(db, { ...items, locale }, query);
  const ids = result.entries.flatMap(({ entry }) => entry.details.imageId ?? []);
  const pictures = await readSharedImages(db, ids, at, result.position);
  return {
    ...withPictures(result, pictures, items.kinds.map(listTag)),
    entries: result.entries.map(({ entry, isOver }) => {
      const { details } = entry;
      const category = 'category' in details ? details.category : undefined;
      return shownItem(entry, {
        category: category && vocabulary.nameOf({ group: 'categories', id: category }, locale),
        image: details.imageId && pictures.images.get(details.imageId),
        isOver: isOver ?? false,
        locale,
      });
    }),
  };
}

interface AroundItem {
  readonly category: string | undefined;
  readonly image: ShownImage | undefined;
  readonly isOver: boolean;
  readonly locale: Locale;
}

/** Entries in memory as last shown: the same objects, so that their cached rendering is reused. */
const shownItems = new WeakMap<ListEntry, { around: AroundItem; item: ListedItem }>();

function isSame(one: AroundItem, other: AroundItem): boolean {
  const { category, image, isOver, locale } = other;
  return (
    one.category === category &&
    one.image === image &&
    one.isOver === isOver &&
    one.locale === locale
  );
}

function shownItem(entry: ListEntry, around: AroundItem): ListedItem {
  const known = shownItems.get(entry);
  if (known !== undefined && isSame(known.around, around)) return known.item;
  const { id, path, title, summary, details } = entry;
  const { category, image, isOver, locale } = around;
  const images = image && details.imageId ? new Map([[details.imageId, image]]) : undefined;
  const item: ListedItem = {
    kind: 'item',
    id,
    path,
    title,
    details,
    summary: summary ?? undefined,
    category,
    image: findPicture(details, { images, locale }),
    isOver,
  };
  shownItems.set(entry, { around, item });
  return item;
}

async function readMedia(db: Queryable, query: EntryQuery): Promise<LoadedEntries> {
  const result = await queryLibrary(db, query.locale, query);
  const ids = result.entries.flatMap(
    ({ entry }) => pictureOfMedia(entry, query.locale).imageId ?? [],
  );
  const pictures = await readSharedImages(db, ids, query.at, result.position);
  const videos = result.entries.flatMap(({ entry: { media } }) =>
    media.kind === 'video' ? media : [],
  );
  const lengths = await readLengths(db, videos, query.at);
  return {
    ...withPictures(result, pictures, [libraryTag]),
    entries: result.entries.map(({ entry }) => {
      const { media, day } = entry;
      return {
        kind: 'media',
        path: mediaItemPath({ ...media, title: media.details.title }, query.locale),
        media,
        day,
        image:
          media.kind === 'file'
            ? coverOf(media.original)
            : findPicture(pictureOfMedia(entry, query.locale), {
                ...pictures,
                locale: query.locale,
              }),
        seconds: lengths.get(media.id),
      };
    }),
  };
}

function pictureOfMedia({ media }: LibraryEntry, locale: Locale): NamedPicture {
  switch (media.kind) {
    case 'image':
      return { imageId: media.id };
    case 'video':
      return toPoster(media.details, locale);
    case 'file':
      return {};
  }
}

function withPictures<Result extends { readonly position: Position }>(
  result: Result,
  pictures: Pick<ComposedImages, 'position' | 'tags'>,
  tags: readonly string[],
): Result & { readonly tags: readonly string[] } {
  return {
    ...result,
    position: earliest([result.position, pictures.position]),
    tags: [...tags, ...pictures.tags],
  };
}
