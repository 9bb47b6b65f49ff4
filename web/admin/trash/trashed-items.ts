import { titleIn } from '@parvis/contracts/media/title-in.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { undeleteMedia } from '../library/api/item.ts';
import { listLibrary } from '../library/api/library.ts';
import { undeletePage } from '../page-editor/api/page-commands.ts';
import { type ContentRow, listContents } from '../pages/api/list-contents.ts';
import { isContentType, type TrashType } from './trash-search.ts';

/** Something that was deleted, and how it is restored: content also under another slug. */
export interface TrashedItem {
  readonly id: string;
  readonly title: string;
  /** The address and its last word, of content. */
  readonly content?: Pick<ContentRow, 'url' | 'slug' | 'locale'>;
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly restore: (slug?: string) => Promise<unknown>;
}

/** Reads what was deleted of a type, the last first; titles of media in a language. */
export function useTrash(type: TrashType, page: number | undefined, language: Locale) {
  const isContent = isContentType(type);
  const search = { page } as const;
  const contents = useQuery({
    ...listContents(isContent ? type : 'page', { ...search, status: 'deleted' }),
    enabled: isContent,
  });
  const media = useQuery({
    ...listLibrary(isContent ? 'image' : type, { ...search, state: 'deleted' }),
    enabled: !isContent,
  });
  const { data, error } = isContent ? contents : media;
  const items = isContent
    ? contents.data?.items.map(trashedContent)
    : media.data?.items.map((one) => trashedMedia(one, language));
  return { list: data && items && { ...data, items }, error };
}

function trashedContent(item: ContentRow): TrashedItem {
  const { id, title, updatedAt, updatedBy } = item;
  const restore = (slug?: string) => undeletePage(item, slug);
  return { id, title, content: item, deletedAt: updatedAt, deletedBy: updatedBy, restore };
}

function trashedMedia(item: MediaView, language: Locale): TrashedItem {
  const { id, updatedAt, updatedBy } = item;
  const title = titleIn(item.title, language);
  const restore = () => undeleteMedia(item.kind, id);
  return { id, title, deletedAt: updatedAt, deletedBy: updatedBy, restore };
}
