import { type ContentHeader, titleOf } from '@parvis/contracts/content/header.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { type Locale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { ResultKind } from '@parvis/contracts/site/search/result-kinds.ts';
import { type ItemState, listLiveModules } from '../content-state/item-state.ts';
import { listFacetIds } from '../content-state/list-facet-ids.ts';

/** The searchable texts of one published item in one language. */
export interface SearchDocument {
  readonly id: string;
  readonly locale: Locale;
  readonly kind: ResultKind;
  readonly title: string;
  readonly summary: string;
  /** Its own text, without that of its modules. */
  readonly text: string;
  /** The modules that visitors see, in order. */
  readonly modules: readonly { readonly id: ModuleId; readonly revision: number }[];
  /** Its filter values, as `group:id`: their names are searched too. */
  readonly facets: readonly string[];
  /** Null for content, whose paths change with the page tree and are read from there. */
  readonly path: string | null;
  /** The day of the event, else its editorial date, if any: YYYY-MM-DD. */
  readonly day: string | null;
}

/** Returns the document of a content item; none unless it is published. */
export function documentsOfItem(item: ItemState): readonly SearchDocument[] {
  if (item.live === null) return [];
  const { header } = item.live;
  return [
    {
      id: item.id,
      locale: item.locale,
      kind: kindOf(header),
      title: titleOf(header),
      summary: summaryOf(header),
      text: '',
      modules: listLiveModules(item),
      facets: listFacetIds(header),
      path: null,
      day: dayOf(header),
    },
  ];
}

function dayOf(header: ContentHeader): string | null {
  if (header.kind === 'news' && header.eventStart !== undefined)
    return toParisTime(new Date(header.eventStart)).date;
  return 'publishedOn' in header ? (header.publishedOn ?? null) : null;
}

function kindOf(header: ContentHeader): ResultKind {
  switch (header.kind) {
    case 'chapter':
    case 'page':
      return 'page';
    case 'focus':
      return 'focus';
    case 'news':
      return header.nature;
    case 'personality':
      return 'person';
  }
}

function summaryOf(header: ContentHeader): string {
  const role = header.kind === 'personality' ? header.role : '';
  return [role, header.summary ?? ''].filter((part) => part !== '').join('. ');
}

/** Returns the documents of a media item, one in each language; none once it is deleted. */
export function documentsOfMedia(media: Media): readonly SearchDocument[] {
  if (media.deleted) return [];
  const { title, credit } = media.details;
  return locales.map((locale) => ({
    id: media.id,
    locale,
    kind: 'media',
    title: textIn(title, locale),
    summary: media.kind === 'file' ? '' : media.details.alternativeText[locale],
    text: [credit, media.kind === 'file' ? media.original.filename : '']
      .filter((part) => part !== '')
      .join('\n'),
    modules: [],
    facets: [],
    path: mediaItemPath({ ...media, title }, locale),
    day: null,
  }));
}
