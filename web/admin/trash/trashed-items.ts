import type { MediaView } from '@parvis/contracts/media/views.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { DeletedItem, DeletedItemType } from '@parvis/contracts/trash/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { undeleteMedia } from '../library/api/item.ts';
import { listLibrary } from '../library/api/library.ts';
import { undeletePage } from '../page-editor/api/page-commands.ts';
import { type ContentRow, listContents } from '../pages/api/list-contents.ts';
import { entities } from '../revisions/entities.ts';
import { listTrash } from './api/trash.ts';
import { isContentType, isMediaType, type TrashType } from './trash-search.ts';

/** A deleted item, and how it is restored: content also under another slug. */
export interface TrashedItem {
  readonly id: string;
  readonly title: string;
  /** For content: the address and its last segment. */
  readonly content?: Pick<ContentRow, 'url' | 'slug' | 'locale'>;
  /** For types other than content that have one item per language. */
  readonly locale?: Locale | undefined;
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly restore: (slug?: string) => Promise<unknown>;
}

/** Reads the deleted items of a type, last deleted first; titles are in one language. */
export function useTrash(type: TrashType, page: number | undefined, language: Locale) {
  const isContent = isContentType(type);
  const isMedia = isMediaType(type);
  const isOtherType = !isContent && !isMedia;
  const search = { page } as const;
  const contents = useQuery({
    ...listContents(isContent ? type : 'page', { ...search, status: 'deleted' }),
    enabled: isContent,
  });
  const media = useQuery({
    ...listLibrary(isMedia ? type : 'image', { ...search, state: 'deleted' }),
    enabled: isMedia,
  });
  const otherItems = useQuery({
    ...listTrash(isOtherType ? type : 'menu', page),
    enabled: isOtherType,
  });
  const { data, error } = isContent ? contents : isMedia ? media : otherItems;
  const items = isContent
    ? contents.data?.items.map(trashedContent)
    : isMedia
      ? media.data?.items.map((one) => trashedMedia(one, language))
      : isOtherType && otherItems.data?.items.map((one) => trashedItem(type, one, language));
  return { list: data && items ? { ...data, items } : undefined, error };
}

function trashedItem(type: DeletedItemType, item: DeletedItem, language: Locale): TrashedItem {
  const { id, names, locale, group, updatedAt, updatedBy } = item;
  return {
    // Filter values of different groups can have the same id.
    id: `${group ?? ''} ${id}`,
    title: textIn(names, language),
    locale,
    deletedAt: updatedAt,
    deletedBy: updatedBy,
    restore: async () => entities[type].undelete?.(item),
  };
}

function trashedContent(item: ContentRow): TrashedItem {
  const { id, title, updatedAt, updatedBy } = item;
  const restore = (slug?: string) => undeletePage(item, slug);
  return { id, title, content: item, deletedAt: updatedAt, deletedBy: updatedBy, restore };
}

function trashedMedia(item: MediaView, language: Locale): TrashedItem {
  const { id, updatedAt, updatedBy } = item;
  const title = textIn(item.title, language);
  const restore = () => undeleteMedia(item.kind, id);
  return { id, title, deletedAt: updatedAt, deletedBy: updatedBy, restore };
}
