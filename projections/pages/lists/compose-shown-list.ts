import type { Position } from '@parvis/contracts/log/position.ts';
import type { Campaign } from '@parvis/contracts/site/filters/campaign.ts';
import type { FilteredList, ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import type { ListQuery } from '../../filtered-lists/query-list.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { withFixedFilters } from './campaigns.ts';
import { type LoadedEntries, readEntries } from './read-entries.ts';
import { showList } from './show-list.ts';
import { supportedState } from './supported-state.ts';

/** Entries per page: full rows of cards on wide screens, or half as many again as lines. */
const pageSizes: Readonly<Record<ListName, number>> = {
  news: 12,
  pages: 20,
  pressReleases: 10,
  agenda: 10,
  media: 12,
};

/** The list to read, and its time. */
export interface ListRequest extends Pick<ListQuery, 'now' | 'at'> {
  readonly list: ListName;
  readonly locale: Locale;
  readonly campaign: Campaign | undefined;
  /** Entries to show, if not a full page of the list. */
  readonly pageSize?: number;
}

/** A list without a page frame. */
export interface ShownList {
  readonly list: FilteredList;
  readonly position: Position;
  readonly tags: readonly string[];
  /** The instant at which the next event ends. */
  readonly nextEnd: string | null;
}

/** Reads one page of a list, in the form in which it is displayed. @throws ReadModelNotServed */
export async function composeShownList(
  db: Queryable,
  { list, locale, campaign, now, at, pageSize = pageSizes[list] }: ListRequest,
  requested: ListState,
  vocabulary: Vocabulary,
): Promise<ShownList> {
  const known = withFixedFilters(supportedState(list, requested), campaign);
  const { target } = known;
  const named = known.keywords === '' ? [] : vocabulary.namedIn(locale);
  const query = { state: known, named, pageSize, now, at, list, locale, target };
  const read = await readEntries(db, query, vocabulary);
  const months = toMonthRange(read);
  const state = withPeriod(known, read);
  const { position, tags, nextEnd } = read;
  const shown = showList({ list, locale, campaign, state, vocabulary, read, months, pageSize });
  return { list: shown, position, tags, nextEnd };
}

/** The months to choose from, if there is more than one. */
function toMonthRange({ firstMonth, lastMonth }: LoadedEntries): FilteredList['months'] {
  if (firstMonth === null || lastMonth === null || firstMonth === lastMonth) return undefined;
  return { first: monthCode(firstMonth), last: monthCode(lastMonth) };
}

/** The state with the fitted period instead of the requested one. */
function withPeriod(state: ListState, { periodStart, periodEnd }: LoadedEntries): ListState {
  const { dateStart: _, dateEnd: __, ...undated } = state;
  return {
    ...undated,
    ...(periodStart !== null && { dateStart: monthCode(periodStart) }),
    ...(periodEnd !== null && { dateEnd: monthCode(periodEnd) }),
  };
}

/** YYYY-MM, as in addresses. */
function monthCode(iso: string): string {
  return `${iso.slice(5)}-${iso.slice(0, 4)}`;
}
