import type { Position } from '@parvis/contracts/log/position.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import type { ListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Month } from '@parvis/contracts/site/filters/months.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { facetCode } from '../content-state/facet-code.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { positionRead } from '../revisioned/queries.ts';
import { type FilteredScope, filteredList } from './filter-sql.ts';
import { splitWords } from './list-words.ts';
import { type NamedValue, valuesNamed } from './named-value.ts';

/** A visitor's request for a page of a list. */
export interface ListQuery {
  readonly state: Pick<ListState, 'facets' | 'keywords' | 'dateStart' | 'dateEnd' | 'page'>;
  /** The names of values in the language of the list. */
  readonly named: readonly NamedValue[];
  readonly pageSize: number;
  /**
   * The instant that separates past from future events; not read by lists in which nothing ends.
   */
  readonly now?: Date | undefined;
  /** A past position of the log; the present when omitted. */
  readonly at?: Position | undefined;
}

/** A page of a filtered list, with the remaining choices of its filters. */
export interface FilteredPage<Entry> {
  readonly position: Position;
  readonly total: number;
  readonly entries: readonly {
    readonly entry: Entry;
    /** Whether an event has ended; null for anything else. */
    readonly isOver: boolean | null;
  }[];
  /** The number of results by `group:id`, for every value that an entry of the list has. */
  readonly counts: Readonly<Record<string, number>>;
  /** YYYY-MM, regardless of filters; null for a list without dates. */
  readonly firstMonth: string | null;
  readonly lastMonth: string | null;
  /**
   * The period that was read, YYYY-MM: the requested one, fitted between the months above; null for
   * an end that excludes nothing.
   */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** The instant at which the next event ends, and the list changes. */
  readonly nextEnd: string | null;
}

/** How a list is built from a read model's entries. */
export interface ListSource extends FilteredScope {
  /** Names the statement, so that it is planned once per connection. */
  readonly name: string;
  readonly locale: Locale;
  /** The conditions for an entry to be in the list, each with the codes that meet it. */
  readonly scope: readonly (readonly string[])[];
}

/** Reads a page of a list in one round trip. @throws ReadModelNotServed */
export async function queryList<Entry>(
  db: Queryable,
  source: ListSource,
  { state, named, pageSize, now, at }: ListQuery,
): Promise<FilteredPage<Entry>> {
  const moment = at === undefined ? 'present' : 'past';
  const text = filteredList(source, moment);
  const wanted = facetGroups.flatMap((group) =>
    (state.facets[group] ?? []).map((id) => facetCode(group, id)),
  );
  const [row] = await servedRows<{ listed: FilteredPage<Entry> }>(
    db,
    { name: `${source.name}-${moment}`, text },
    [
      at ?? null,
      wanted,
      JSON.stringify(
        splitWords(state.keywords).map((word) => ({ word, values: valuesNamed(word, named) })),
      ),
      state.dateStart === undefined ? null : isoMonth(state.dateStart),
      state.dateEnd === undefined ? null : isoMonth(state.dateEnd),
      pageSize,
      (state.page - 1) * pageSize,
      now?.toISOString() ?? null,
      source.scope.flatMap((codes) => codes),
      source.scope.flatMap((codes, place) => codes.map(() => place + 1)),
      source.locale,
    ],
  );
  if (row === undefined) throw new Error('expected one row with the list');
  const { position } = row.listed;
  return { ...row.listed, position: positionRead(at, position) };
}

/** Converts MM-YYYY to YYYY-MM, which sorts. */
export function isoMonth(month: Month): string {
  return `${month.slice(3)}-${month.slice(0, 2)}`;
}
