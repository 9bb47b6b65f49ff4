import type { ContentDetails } from '../../content/details.ts';
import type { Media } from '../../media/media.ts';
import type { ShownImage } from '../../media/picture-sources.ts';
import type { Locale } from '../locale.ts';
import type { Campaign } from './campaign.ts';
import type { FacetGroup } from './facets.ts';
import type { filterLists } from './filter-lists.ts';
import type { ListState } from './list-state.ts';

/** The name of a list of content or media. */
export type ListName = keyof typeof filterLists;

/** The lists that have pages. */
export const listNames: readonly ListName[] = ['news', 'agenda', 'pages', 'pressReleases', 'media'];

/** A facet that can be chosen. */
export interface ListOption {
  /** Its slug in addresses. */
  readonly slug: string;
  readonly name: string;
  /** The number of entries with it, regardless of the other choices in its group. */
  readonly results: number;
  readonly isChosen: boolean;
  /** Whether the campaign fixes it. */
  readonly isHeld: boolean;
}

export interface ListGroup<Group extends string = FacetGroup> {
  readonly group: Group;
  readonly options: readonly ListOption[];
}

/** An active filter, and the address of the list without it. */
export interface ActiveFilter {
  readonly of: FacetGroup | 'keywords' | 'dates';
  /** The facet's name, or the keywords; for dates the renderer formats the period. */
  readonly name: string;
  readonly hrefWithout: string;
  /** Whether the campaign fixes it, so that it cannot be removed. */
  readonly isHeld: boolean;
}

/** A published item in a list. */
export interface ListedItem {
  readonly kind: 'item';
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly details: ContentDetails;
  /** The name of its category, if it has one. */
  readonly category: string | undefined;
  readonly image: ShownImage | undefined;
  /** Whether it is an event that has ended. */
  readonly isOver: boolean;
}

/** A media item in a list. */
export interface ListedMedia {
  readonly kind: 'media';
  readonly path: string;
  readonly media: Media;
  /** The day it was added, YYYY-MM-DD. */
  readonly day: string;
  /** The image itself, a video's poster, or a document's first page. */
  readonly image: ShownImage | undefined;
  /** The length of a video, if it is known. */
  readonly seconds?: number | undefined;
}

/** One page of a filtered list, with all its filter options. */
export interface FilteredList {
  readonly list: ListName;
  readonly locale: Locale;
  /** Its canonical address, path and query. */
  readonly address: string;
  /** The address of the list without filters: the form's action. */
  readonly base: string;
  /** The address to reset to: the list with its preset only, or the campaign's page. */
  readonly reset: string;
  /** The campaign that fixes some of its filters. */
  readonly campaign: Campaign | undefined;
  readonly state: ListState;
  /** The groups that have options, in the order of the specification. */
  readonly groups: readonly ListGroup[];
  /**
   * The first and last month of the entries (MM-YYYY); undefined without dates, or when all are in
   * one month.
   */
  readonly months: { readonly first: string; readonly last: string } | undefined;
  readonly active: readonly ActiveFilter[];
  readonly entries: readonly (ListedItem | ListedMedia)[];
  readonly total: number;
  /** The number of pages, at least 1. */
  readonly pages: number;
  /** The address of another page of the list. */
  readonly hrefOf: (page: number) => string;
  /** The address of the feed with the same filters, if the list has one. */
  readonly feed: string | undefined;
  /** Whether search engines may index it: at most one filter. */
  readonly isIndexed: boolean;
}
