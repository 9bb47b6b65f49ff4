import type { ContentDetails } from '../../content/details.ts';
import type { Media } from '../../media/media.ts';
import type { ShownImage } from '../../media/picture-sources.ts';
import type { Locale } from '../locale.ts';
import type { Campaign } from './campaign.ts';
import type { FacetGroup } from './facets.ts';
import type { filterLists } from './filter-lists.ts';
import type { ListState } from './list-state.ts';

/** The lists of content and media; offers have screens of their own. */
export type ListName = Exclude<keyof typeof filterLists, 'offers'>;

/** A value that can be chosen in a group. */
export interface ListOption {
  /** Its word in addresses. */
  readonly slug: string;
  readonly name: string;
  /** How many entries there are with it, whatever else is chosen in its group. */
  readonly results: number;
  readonly isChosen: boolean;
  /** Chosen for good: the campaign holds it. */
  readonly isHeld: boolean;
}

export interface ListGroup {
  readonly group: FacetGroup;
  readonly options: readonly ListOption[];
}

/** A filter in force, and the list without it. */
export interface ActiveFilter {
  readonly of: FacetGroup | 'keywords' | 'dates';
  /** A value's name, or the words searched for; of dates, the period in words is the renderer's. */
  readonly name: string;
  readonly hrefWithout: string;
  /** The campaign holds it: it cannot be lifted. */
  readonly isHeld: boolean;
}

/** A published item as its list shows it. */
export interface ListedItem {
  readonly kind: 'item';
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly details: ContentDetails;
  /** The name of its category, where it has one. */
  readonly category: string | undefined;
  readonly image: ShownImage | undefined;
  /** An event that has ended. */
  readonly isOver: boolean;
}

/** A media item as the library's list shows it. */
export interface ListedMedia {
  readonly kind: 'media';
  readonly path: string;
  readonly media: Media;
  /** The day on which it came, YYYY-MM-DD. */
  readonly day: string;
  /** A picture itself, or the one that stands for a video. */
  readonly image: ShownImage | undefined;
}

/** A page of a filtered list, with everything that its filters can choose. */
export interface FilteredList {
  readonly list: ListName;
  readonly locale: Locale;
  /** Its one true address, path and query. */
  readonly address: string;
  /** The list without any filter: where its form sends to. */
  readonly base: string;
  /** The list without any filter but its preset; of a campaign, its page. */
  readonly reset: string;
  /** The page that holds some of its filters. */
  readonly campaign: Campaign | undefined;
  readonly state: ListState;
  /** Groups that have something to choose, in the order of the specification. */
  readonly groups: readonly ListGroup[];
  /** First and last month that entries have (MM-YYYY); none for a list without dates, or with one month only. */
  readonly months: { readonly first: string; readonly last: string } | undefined;
  readonly active: readonly ActiveFilter[];
  readonly entries: readonly (ListedItem | ListedMedia)[];
  readonly total: number;
  /** How many pages there are, at least 1. */
  readonly pages: number;
  /** The address of another page of it. */
  readonly hrefOf: (page: number) => string;
  /** The feed with the same filters, of lists that have one. */
  readonly feed: string | undefined;
  /** Worth keeping by search engines: one filter at most. */
  readonly isIndexed: boolean;
}
